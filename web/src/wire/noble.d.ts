/* The part of @noble/hashes that is used. */
declare module "@noble/hashes/sha2.js" {
  export type Hash = (data: Uint8Array) => Uint8Array<ArrayBuffer>;
  export const sha256: Hash;
}

declare module "@noble/hashes/hmac.js" {
  import type { Hash } from "@noble/hashes/sha2.js";

  export const hmac: (hash: Hash, key: Uint8Array, message: Uint8Array) => Uint8Array<ArrayBuffer>;
}
