import { BASE } from "./base";

/** Where we are, without the server's base path. */
export const place = $state({
  path: here(),
  search: location.search,
  hash: location.hash,
  /** How often we went somewhere: following a link to where one is already counts too. */
  visits: 0,
});

function here(): string {
  const path = location.pathname;
  return (path.startsWith(BASE) ? path.slice(BASE.length) : path) || "/";
}

function look(): void {
  place.path = here();
  place.search = location.search;
  place.hash = location.hash;
  place.visits++;
}

/** The part of the page that is asked for, if any; an address that somebody has garbled is taken as it is. */
export function anchor(): string {
  const part = place.hash.slice(1);
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Go to a page of ours; `path` begins with a slash and knows nothing of the base path. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  history[options.replace ? "replaceState" : "pushState"](null, "", BASE + path);
  look();
  window.scrollTo(0, 0);
}

/** The address of a page of ours, for an <a href>. */
export function href(path: string): string {
  return BASE + path;
}

/** Follow clicks on our own links without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || !link.pathname.startsWith(BASE)) return;
  if (/^\/(api|assets)\//.test(link.pathname.slice(BASE.length))) return;
  event.preventDefault();
  go(link.pathname.slice(BASE.length) + link.search + link.hash);
}

window.addEventListener("popstate", look);
window.addEventListener("hashchange", look);
