/**
 * Copies bytes into memory of their own, for caches. Node allocates small buffers, also compressed ones, in blocks of
 * 64 kB, and holding one holds its whole block: a cache that counts bytes would take several times its limit.
 */
export function inOwnMemory(bytes: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(bytes).buffer)
}
