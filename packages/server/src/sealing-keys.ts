import { hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/**
 * Keys of 32 bytes from the secrets of `SEAL_SECRET`, between commas: the first seals, all of them open.
 *
 * @param purpose what the keys are for: those of one purpose open nothing of another
 */
export function sealingKeys(secrets: string, purpose: string): readonly Uint8Array[] {
  return secrets
    .split(',')
    .filter(Boolean)
    .map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)))
}
