/**
 * Copies bytes into memory of their own, for caches. Node makes small buffers, compressed ones too, as parts
 * of blocks of 64 kB, and keeping one such buffer keeps its whole block: a cache that counts the bytes of its
 * buffers would take several times its limit.
 */
export function inOwnMemory(bytes: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(bytes).buffer)
}
