/* Tablée's service worker: the page opens without a connection, and a notice says whose turn it is.
 * It is registered as sw.js?v=<version>; each version keeps its own files and the last one wins.
 * What the server knows (/api, /live) is never kept: it decides, and only while it answers. */
const VERSION = new URL(self.location.href).searchParams.get("v") ?? "0";
const HOME = new URL("./", self.location.href).href;
const KEPT = `tablee-files-${VERSION}`;
const WORDS = "tablee-words";
const NOT_OURS = /^(api|live|openapi\.json|healthz|readyz|metrics)(\/|$)/;

self.addEventListener("install", (event) => event.waitUntil(keepHome()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(keepFiles(event.data?.keep ?? [])));
self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() ?? {})));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.table));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HOME)) return;
  const path = request.url.slice(HOME.length);
  if (NOT_OURS.test(path)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (path.startsWith("assets/")) event.respondWith(file(request));
  else event.respondWith(fetch(request).catch(() => kept(request)));
});

/* --- what is kept */

/** The page itself, with the files it names and what a device shows of us. */
async function keepHome() {
  const cache = await caches.open(KEPT);
  const home = await fetch(HOME, { cache: "reload" });
  if (!home.ok) throw new Error("no page to keep");
  const named = [...(await home.clone().text()).matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, name]) => new URL(name, HOME).href);
  await cache.put(HOME, home);
  await keepFiles(named.filter((name) => name.startsWith(HOME)));
}

/** One that is missing does not keep the others from being kept. */
async function keepFiles(names) {
  const cache = await caches.open(KEPT);
  const missing = await Promise.all(names.map(async (name) => ((await cache.match(name)) ? [] : [name])));
  await Promise.allSettled(missing.flat().map((name) => cache.add(name)));
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith("tablee-files-") && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/* --- what is answered */

/** Every address of ours is the same page; the newest if there is a connection. */
async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok || fresh.status < 500) return fresh;
    return (await kept(HOME)) ?? fresh;
  } catch {
    return kept(HOME);
  }
}

/** The name of a file says what is in it: once kept, it is never asked for again. */
async function file(request) {
  const known = await caches.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(KEPT)).put(request, fresh.clone());
  return fresh;
}

async function kept(request) {
  return (await caches.match(request)) ?? Response.error();
}

/* --- notices */

/** The server tells the table and the seat, nothing of the game; the page has left us the words. */
async function tell({ table, seat }) {
  const left = await (await caches.open(WORDS)).match(new URL("words", HOME).href);
  const words = left ? await left.json() : { title: "Tablée", body: "" };
  await self.registration.showNotification(words.title, {
    body: words.body,
    tag: `${table}:${seat}`,
    icon: new URL("icon-192.png", HOME).href,
    badge: new URL("badge-96.png", HOME).href,
    data: { table },
  });
}

/** Bring the table to the front, or open it. */
async function open(table) {
  const address = table ? new URL(`t/${table}`, HOME).href : HOME;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => client.url.split(/[?#]/)[0] === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
