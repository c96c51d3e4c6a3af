import { sealingKeys } from '@prospectus/server/sealing-keys'
import { EncryptJWT, jwtDecrypt } from 'jose'

/** What a token lets its holder read: what is published, or some drafts. */
export type StoriesScope = 'published' | DraftScope

/** Drafts of the resources of one language, as the cards of a page show them. */
export interface DraftScope {
  /** Code of the language, such as `en`. */
  readonly lang: string
}

/** Makes and opens the tokens that pages ask the stories endpoint with (CALL-5). */
export interface StoriesSeal {
  readonly seal: (scope: StoriesScope, expires: Date) => Promise<string>
  /**
   * What a token lets its holder read now; undefined for anything else than a token of ours, for this
   * endpoint and this space, that has not expired. Never throws.
   */
  readonly open: (token: unknown, now: Date) => Promise<StoriesScope | undefined>
}

/**
 * A seal for one space. The keys come from the secrets and are good for nothing but this endpoint.
 *
 * @param secrets the setting `SEAL_SECRET`: one secret, or several between commas; the first seals, all
 *   of them open
 * @returns undefined when there is none
 */
export function createStoriesSeal(secrets: string, spaceId: string): StoriesSeal | undefined {
  const keys = sealingKeys(secrets, PURPOSE)
  const [sealing] = keys
  if (sealing === undefined) return undefined
  return {
    seal: (scope, expires) =>
      new EncryptJWT({ ...claimsOfScope(scope), space: spaceId })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(AUDIENCE)
        .setExpirationTime(expires)
        .encrypt(sealing),
    open: async (token, now) => {
      if (typeof token !== 'string' || !isSpeltOut(token)) return undefined
      for (const key of keys) {
        const claims = await claimsOf(token, key, now)
        const scope = claims.space === spaceId ? scopeOf(claims) : undefined
        if (scope !== undefined) return scope
      }
      return undefined
    },
  }
}

/** Accepts only our own encoding of the bytes, although others decode to the same. */
function isSpeltOut(token: string): boolean {
  const isCanonical = (part: string) =>
    Buffer.from(part, 'base64url').toString('base64url') === part
  return token.length <= MAX_TOKEN_CHARACTERS && token.split('.').every(isCanonical)
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

/** Empty for a token that this key does not open, that has expired, or that is not for this endpoint. */
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
