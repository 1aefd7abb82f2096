/* The address at which others reach this server. */
import { isLoopback } from "../../wire/loopback";
import type { Offer } from "../../wire/types";

/** Returns the origin for links and QR codes; null when only this machine reaches the server. */
export function reachableOrigin(
  offer: Pick<Offer, "address"> | null,
  here: Pick<Location, "origin" | "hostname">,
): string | null {
  if (offer?.address != null) return offer.address;
  return isLoopback(here.hostname) ? null : here.origin;
}
