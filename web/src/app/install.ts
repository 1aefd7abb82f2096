/* Makes the page an app: registers its service worker, and remembers the browser's offer to install it. */

/** The browser's offer, which Chromium makes by an event. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

/** Registers the service worker once the page is shown; browsers have none on plain HTTP. */
export function becomeApp(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // it is shown when the player asks for it
    take(event as InstallOffer);
  });
  addEventListener("appinstalled", () => take(null));
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void register());
}

async function register(): Promise<void> {
  // A browser that refuses it, as some do in private windows, shows the page without it.
  await navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}

function take(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Calls a listener whenever it changes whether the app can be installed; returns how to stop. */
export function onInstallable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isInstallable(): boolean {
  return offer !== null;
}

/** Opens the browser's question whether to install the app. */
export async function install(): Promise<void> {
  const asked = offer;
  take(null); // it can be used once
  await asked?.prompt();
}
