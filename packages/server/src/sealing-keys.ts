import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/**
 * Derives 32-byte keys from `SEAL_SECRET` (comma-separated): the first key seals, any of them can open.
 * @param purpose keys for one purpose open nothing sealed for another
 */
export function sealingKeys(secrets: string, purpose: string): readonly Uint8Array[] {
  return secrets
    .split(',')
    .filter(Boolean)
    .map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)))
}
