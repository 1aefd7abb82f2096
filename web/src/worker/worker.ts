/* The service worker: keeps the page for times without a network, and shows the calls that the server sends.

   A document comes from the network, so that page and server are of one version, and from the store only without one.
   Every other file of the page is named by its content or kept with its version, and comes from the store first.
   A new worker waits until no tab needs the old one: the pieces of an open page are never taken away. */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope;

/** How many milliseconds a document may take before the stored one is shown. */
const PATIENCE = 8000;

interface Call {
  readonly title: string;
  readonly body: string;
  /** Calls for the same table replace each other. */
  readonly tag: string;
  readonly path: string;
}

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  if (new URL(event.request.url).pathname.startsWith("/api/")) return;
  event.respondWith(open(event.request));
});
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: "", cleanURLs: false });

/** Returns a document of the page. */
async function open(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const stored = await matchPrecache("/index.html");
    if (stored === undefined) throw error;
    return stored;
  }
}

self.addEventListener("push", (event) => {
  const call = event.data?.json() as Call | undefined;
  if (call !== undefined) event.waitUntil(show(call));
});

/** Shows a call, unless the player looks at that table now. */
async function show({ title, body, tag, path }: Call): Promise<void> {
  const open = await self.clients.matchAll({ type: "window" });
  if (open.some(({ url, visibilityState }) => visibilityState === "visible" && isAt(url, path))) return;
  await self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { path } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(lead(path));
});

/** Leads the player to a table: to the tab that shows it, or to a new one. */
async function lead(path: string): Promise<void> {
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find(({ url }) => isAt(url, path));
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
}

function isAt(url: string, path: string): boolean {
  return new URL(url).pathname === path;
}
