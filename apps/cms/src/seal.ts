import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto'
import { sealingKeys } from '@prospectus/server/sealing-keys'

export type Seal = NonNullable<ReturnType<typeof createSeal>>

/**
 * Encrypts secrets that must be readable again, such as those of webhooks. Undefined if no secret is set.
 * @param secrets `SEAL_SECRET`, comma-separated: the first one encrypts, all decrypt
 */
export function createSeal(secrets: string) {
  const keys = sealingKeys(secrets, PURPOSE)
  const [sealingKey] = keys
  if (sealingKey === undefined) return undefined
  return {
    seal: (text: string): string => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    /** Undefined if none of the secrets can decrypt the text. */
    open: (sealed: string): string | undefined =>
      keys.map((key) => decrypt(sealed, key)).find((text) => text !== undefined),
  }
}

function decrypt(sealed: string, key: Uint8Array): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([body, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Compares two signatures in constant time, so that the time tells nothing about where they differ. */
export function isSameSignature(input: string, expected: string): boolean {
  const [inputBytes, expectedBytes] = [Buffer.from(input), Buffer.from(expected)]
  return inputBytes.length === expectedBytes.length && timingSafeEqual(inputBytes, expectedBytes)
}

const PURPOSE = 'prospectus content system secrets 1'
const NONCE_BYTES = 12
const TAG_BYTES = 16
