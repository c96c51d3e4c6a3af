import { createHash } from 'node:crypto'

/** A number derived from a text: higher than any assigned id, and within a 32-bit column. */
export function idOf(text: string): number {
  return 1_000_000_000 + (Number.parseInt(digestOf(text).slice(0, 12), 16) % 1_000_000_000)
}

/** A UUID of version 8 derived from a text (RFC 9562, 5.8). */
export function uuidOf(text: string): string {
  const hex = digestOf(text)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`]
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
