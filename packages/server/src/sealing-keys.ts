import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/**
 * Derives keys of 32 bytes from `SEAL_SECRET`, secrets between commas: the first seals, all of them open.
 *
 * @param purpose keys of one purpose open nothing of another
 */
export function sealingKeys(secrets: string, purpose: string): readonly Uint8Array[] {
  return secrets
    .split(',')
    .filter(Boolean)
    .map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)))
}
