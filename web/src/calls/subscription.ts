/* A browser's push subscription: what of it the server needs, and whether it was made for this server. */
import type { AddDevice } from "../wire/types";

/** Returns whether a subscription was made with the server's key. */
export function sameKey(own: ArrayBuffer | null, key: string): boolean {
  if (own === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}

/** Returns a subscription as the server takes it. */
export function described(subscription: Pick<PushSubscription, "toJSON">): AddDevice {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", public_key: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}
