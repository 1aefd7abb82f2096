/* Calls while the page is closed: the browser subscribes at its push service, and the server is told where. */
import { remember, settings } from "../state/stores/settings.svelte";
import { api } from "../wire/api";
import type { AddDevice, Calls } from "../wire/types";
import { isAllowed } from "./permission";
import { described, sameKey } from "./subscription";

/** Whether this browser has push messages at all. */
export function hasPush(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
}

/** Lets the server call this device; returns what the server knows then, or null if the player does not allow it. */
export async function turnPushOn(key: string): Promise<Calls | null> {
  if (!(await isAllowed())) return null;
  return add(key);
}

/** Tells the server where this device is called, and remembers how the server names it: the newest one. */
async function add(key: string): Promise<Calls> {
  const calls = await api.addDevice(await subscribe(key));
  remember({ push: calls.devices.at(-1)?.device ?? "" });
  return calls;
}

/** Lets the server call this device if the browser can. If it cannot, the open page still notifies. */
export async function tryPush(): Promise<void> {
  if (!hasPush()) return;
  await api
    .calls()
    .then(({ push_key: key }) => turnPushOn(key))
    .catch(() => null);
}

/** Stops calls to this device; returns what the server knows then. */
export async function turnPushOff(): Promise<Calls> {
  const device = settings.push;
  remember({ push: "" });
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return api.removeDevice(device);
}

/** Tells the server again where this device is called, once a visit: browsers change it now and then. */
export async function renewPush(): Promise<void> {
  if (settings.push === "" || !hasPush() || Notification.permission !== "granted") return;
  await add((await api.calls()).push_key);
}

async function subscribe(key: string): Promise<AddDevice> {
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const found = await worker.pushManager.getSubscription();
  const fits = found !== null && sameKey(found.options.applicationServerKey, key);
  if (found !== null && !fits) await found.unsubscribe();
  return described(fits ? found : await worker.pushManager.subscribe(options));
}
