/** Tablée as something one can install: the service worker, and the words it may need without us. */
import { BASE } from "./base";
import { t } from "./i18n.svelte";

/** Where the worker looks for the words of a notice; public/sw.js knows the same name. */
const WORDS = "tablee-words";

/** Begin, once the language is spoken. Without https (or at home by an address) there is simply no worker. */
export async function startPwa(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(`${BASE}/sw.js?v=${version()}`, { scope: `${BASE}/` });
    const { active } = await navigator.serviceWorker.ready;
    await document.fonts.ready;
    active?.postMessage({ keep: loadedSoFar() });
    await keepWords();
  } catch {
    // A browser that wants no worker plays as well.
  }
}

/** The name of the page's script holds a hash of it and of all that it loads: a version that nobody has to write. */
function version(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return /-([\w-]+)\.js$/.exec(script?.src ?? "")?.[1] ?? "0";
}

/** What this page needed before the worker was there, it will need without a connection too. */
function loadedSoFar(): string[] {
  const ours = `${location.origin}${BASE}/assets/`;
  return performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.startsWith(ours));
}

/** Leave the words of a notice where the worker finds them, in the language spoken now. */
export async function keepWords(): Promise<void> {
  if (!("caches" in window)) return;
  const words = { title: t("notice-title"), body: t("notice-body") };
  const kept = await caches.open(WORDS);
  await kept.put(`${BASE}/words`, new Response(JSON.stringify(words), { headers: { "Content-Type": "application/json" } }));
}
