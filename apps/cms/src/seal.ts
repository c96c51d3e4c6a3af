import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { sealingKeys } from '@prospectus/server/sealing-keys'

/** Encrypts the few secrets that have to be read again: of webhooks, and preview tokens. */
export interface Seal {
  readonly seal: (text: string) => string
  /** Undefined for what none of the secrets opens. */
  readonly open: (sealed: string) => string | undefined
}

/**
 * A seal of the secrets of `SEAL_SECRET`, between commas: the first seals, all of them open. Undefined
 * when there is none. Its keys are good for nothing else.
 */
export function createSeal(secrets: string): Seal | undefined {
  const keys = sealingKeys(secrets, PURPOSE)
  const [sealing] = keys
  if (sealing === undefined) return undefined
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed) => keys.map((key) => opened(sealed, key)).find((text) => text !== undefined),
  }
}

function opened(sealed: string, key: Uint8Array): string | undefined {
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

const PURPOSE = 'prospectus content system secrets 1'
const NONCE_BYTES = 12
const TAG_BYTES = 16
