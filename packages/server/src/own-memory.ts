/**
 * Copies bytes into memory of their own, for caches. Node allocates small buffers in blocks of 64 kB, which one buffer
 * holds as a whole: a cache that counts bytes would take several times its limit. Bytes that have their own stay as they
 * are.
 */
export function inOwnMemory(bytes: Buffer): Buffer<ArrayBuffer> {
  if (hasOwnMemory(bytes)) return bytes
  return Buffer.from(new Uint8Array(bytes).buffer)
}

function hasOwnMemory(bytes: Buffer): bytes is Buffer<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.length
}
