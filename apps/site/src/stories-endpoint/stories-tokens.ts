import { DAY_MS } from '@prospectus/protocol/values/durations'
import { openDailyToken } from './daily-token.ts'
import { createStoriesSeal, type DraftScope, type StoriesScope } from './stories-seal.ts'

export type StoriesTokens = NonNullable<Awaited<ReturnType<typeof openStoriesTokens>>>

/** Makes a token for a page that shows drafts, valid as long as the page's signature. */
export type MakeDraftToken = (scope: DraftScope, expires: Date) => Promise<string>

/** The tokens with which pages call the stories endpoint (CALL-5); undefined without a secret to seal with. */
export async function openStoriesTokens({
  sealSecret = '',
  spaceId,
  now = Date.now,
}: {
  readonly sealSecret: string | undefined
  readonly spaceId: string
  readonly now?: () => number
}) {
  const seal = createStoriesSeal(sealSecret, spaceId)
  if (seal === undefined) return undefined
  return {
    /** The token of all published pages of a day. */
    published: await openDailyToken(
      (day) => seal.seal('published', new Date((day + VALID_DAYS) * DAY_MS)),
      now,
    ),
    /** Makes a token for one page with drafts, valid as long as the editor's signature; called in preview only. */
    forDrafts: ((scope, expires) => seal.seal(scope, expires)) satisfies MakeDraftToken,
    /** Undefined for an invalid token. Never throws. */
    scopeOf: (token: unknown): Promise<StoriesScope | undefined> =>
      seal.open(token, new Date(now())),
  }
}

/** A page may enter other caches at the end of its token's day, and may stay there for 30 days. */
const VALID_DAYS = 31
