/**
 * Copies bytes into an `ArrayBuffer` of their size, for caches. Node allocates small buffers in shared blocks of 64 kB,
 * and one buffer keeps its whole block in memory: a cache that counts bytes would take several times its limit. Returns
 * bytes unchanged if they have an `ArrayBuffer` to themselves.
 */
export function toUnpooledBuffer(bytes: Buffer): Buffer<ArrayBuffer> {
  if (hasOwnMemory(bytes)) return bytes
  return Buffer.from(new Uint8Array(bytes).buffer)
}

function hasOwnMemory(bytes: Buffer): bytes is Buffer<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.length
}
