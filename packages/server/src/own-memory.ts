/**
 * The same bytes in memory of their own, for whatever is kept. Node cuts small buffers out of blocks of
 * 64 kB, compressed ones too, and whoever keeps one keeps all of its block: a cache that counts the bytes of
 * its buffers then takes several times its bound.
 */
export function inOwnMemory(bytes: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(bytes).buffer)
}
