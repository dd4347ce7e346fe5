/** Boards with updates of real games, to be looked at while they are drawn; not part of the build. */
import { mount } from "svelte";
import { startLanguage } from "../src/lib/i18n.svelte";
import { change } from "../src/lib/settings.svelte";
import Gallery from "./Gallery.svelte";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";

const query = new URLSearchParams(location.search);
change({ theme: (query.get("theme") ?? "light") as "light" | "dark", language: query.get("language") ?? "en" });
await startLanguage();
mount(Gallery, { target: document.getElementById("app") as HTMLElement, props: { query } });
