import { createHash } from 'node:crypto'

/**
 * A whole number for what is known here by a name, for clients that want numbers: the same in every installation,
 * and too large to meet an id that was counted up.
 */
export function stableId(name: string): number {
  return createHash('sha256').update(name).digest().readUIntBE(0, 6)
}
