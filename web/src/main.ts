import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./lib/i18n.svelte";
import { startPwa } from "./lib/pwa";
import { applySettings } from "./lib/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

applySettings();
await startLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
void startPwa();
