import { createHash } from 'node:crypto'

/**
 * Ids of the bundled catalogue are made from names, so that compiling the same draft twice gives the
 * same story, and a link can name a story that has not been compiled yet.
 */

/** A uuid (version 5 layout) that is always the same for a name. */
export function uuidOf(name: string): string {
  const bytes = digest(`uuid:${name}`).subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

/** A number in the range of the content system's ids, 700 million to 2.1 billion, for a name. */
export function numericIdOf(name: string): number {
  return 700_000_000 + (digest(`id:${name}`).readUIntBE(0, 6) % 1_400_000_000)
}

/** Ten hexadecimal digits that change with the bytes: the `{hash}` of an asset's path. */
export function fingerprintOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10)
}

/** A whole number from 0 to 99, evenly spread over names: which of several shapes a story gets. */
export function percentileOf(name: string): number {
  return digest(`percent:${name}`).readUInt32BE(0) % 100
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
