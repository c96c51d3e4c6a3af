import { sealingKeys } from '@prospectus/server/sealing-keys'
import { EncryptJWT, jwtDecrypt } from 'jose'

/** The content that a token lets its holder read. */
export type StoriesScope = 'published' | DraftScope

/** Drafts of one language's resources, with the fields of cards. */
export interface DraftScope {
  readonly lang: string
}

/**
 * Seals and opens stories endpoint tokens (CALL-5); undefined without a secret. `secrets`: `SEAL_SECRET`; the first
 * seals, any of them opens.
 */
export function createStoriesSeal(secrets: string, spaceId: string) {
  const keys = sealingKeys(secrets, PURPOSE)
  const [sealingKey] = keys
  if (sealingKey === undefined) return undefined
  return {
    seal: (scope: StoriesScope, expires: Date): Promise<string> =>
      new EncryptJWT({ ...claimsOfScope(scope), space: spaceId })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(AUDIENCE)
        .setExpirationTime(expires)
        .encrypt(sealingKey),
    /** Undefined for anything but a valid token for this endpoint and space. Never throws. */
    open: async (token: unknown, now: Date): Promise<StoriesScope | undefined> => {
      if (typeof token !== 'string' || !isCanonical(token)) return undefined
      for (const key of keys) {
        const claims = await claimsOf(token, key, now)
        const scope = claims.space === spaceId ? scopeOf(claims) : undefined
        if (scope !== undefined) return scope
      }
      return undefined
    },
  }
}

/** Accepts only our own encoding, although others decode to the same bytes. */
function isCanonical(token: string): boolean {
  const isPartCanonical = (part: string) =>
    Buffer.from(part, 'base64url').toString('base64url') === part
  return token.length <= MAX_TOKEN_CHARACTERS && token.split('.').every(isPartCanonical)
}

interface Claims {
  readonly scope?: unknown
  readonly space?: unknown
  readonly lang?: unknown
}

function claimsOfScope(scope: StoriesScope) {
  return scope === 'published' ? { scope } : { scope: 'draft', lang: scope.lang }
}

function scopeOf({ scope, lang }: Claims): StoriesScope | undefined {
  if (scope === 'published') return scope
  return scope === 'draft' && typeof lang === 'string' ? { lang } : undefined
}

/** The claims of a token; empty if the key does not open it, or if it has expired or is for another endpoint. */
async function claimsOf(token: string, key: Uint8Array, now: Date): Promise<Claims> {
  try {
    const { payload } = await jwtDecrypt<Claims>(token, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      maxDecompressedLength: 0,
      audience: AUDIENCE,
      requiredClaims: ['exp'],
      currentDate: now,
    })
    return payload
  } catch {
    return {}
  }
}

const PURPOSE = 'prospectus stories endpoint token 1'
const AUDIENCE = 'prospectus:stories'
const MAX_TOKEN_CHARACTERS = 2000
