/* SHA-256 and HMAC, by WebCrypto, or without it by a library: plain HTTP has no WebCrypto. */

export interface Hashing {
  sha256(data: Bytes): Promise<Bytes>;
  /** Returns a function that signs messages with a key. */
  hmac(key: Bytes): Promise<(message: Bytes) => Promise<Bytes>>;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** Returns what this browser hashes with; the library is fetched only when it is needed. */
export async function hashing(subtle: SubtleCrypto | null = webCrypto()): Promise<Hashing> {
  return subtle === null ? byLibrary() : byWebCrypto(subtle);
}

function webCrypto(): SubtleCrypto | null {
  return (crypto.subtle as SubtleCrypto | undefined) ?? null;
}

function byWebCrypto(subtle: SubtleCrypto): Hashing {
  return {
    sha256: async (data) => new Uint8Array(await subtle.digest("SHA-256", data)),
    hmac: async (secret) => {
      const how = { name: "HMAC", hash: "SHA-256" };
      const key = await subtle.importKey("raw", secret, how, false, ["sign"]);
      return async (message) => new Uint8Array(await subtle.sign("HMAC", key, message));
    },
  };
}

async function byLibrary(): Promise<Hashing> {
  const [{ sha256 }, { hmac }] = await Promise.all([
    import("@noble/hashes/sha2.js"),
    import("@noble/hashes/hmac.js"),
  ]);
  return {
    sha256: async (data) => sha256(data),
    hmac: async (key) => async (message) => hmac(sha256, key, message),
  };
}
