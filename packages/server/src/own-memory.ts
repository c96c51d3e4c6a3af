/**
 * Copies bytes into memory of their own, for caches. Node allocates small buffers in blocks of 64 kB, which one buffer
 * holds as a whole: a cache that counts bytes would take several times its limit.
 */
export function inOwnMemory(bytes: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(bytes).buffer)
}
