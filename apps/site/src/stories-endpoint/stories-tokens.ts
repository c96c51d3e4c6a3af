import { DAY_MS } from '@prospectus/protocol/values/durations'
import { type DailyToken, openDailyToken } from './daily-token.ts'
import { createStoriesSeal, type DraftScope, type StoriesScope } from './stories-seal.ts'

/** The tokens that pages ask the stories endpoint with (CALL-5). */
export interface StoriesTokens {
  /** For pages of published content. */
  readonly published: DailyToken
  /** For one page that an editor has signed for: of a preview only. */
  readonly forDrafts: DraftToken
  /** What a received token lets its sender read. Never throws. */
  readonly scopeOf: (token: unknown) => Promise<StoriesScope | undefined>
}

/** A token for a page that shows drafts, until the signature of the page ends. */
export type DraftToken = (scope: DraftScope, expires: Date) => Promise<string>

/**
 * The tokens of a site, that of today already made.
 *
 * @param options.now milliseconds since 1970
 * @returns undefined without a secret to seal with
 */
export async function openStoriesTokens({
  sealSecret = '',
  spaceId,
  now = Date.now,
}: {
  readonly sealSecret: string | undefined
  readonly spaceId: string
  readonly now?: () => number
}): Promise<StoriesTokens | undefined> {
  const seal = createStoriesSeal(sealSecret, spaceId)
  if (seal === undefined) return undefined
  return {
    published: await openDailyToken(
      (day) => seal.seal('published', new Date((day + VALID_DAYS) * DAY_MS)),
      now,
    ),
    forDrafts: (scope, expires) => seal.seal(scope, expires),
    scopeOf: (token) => seal.open(token, new Date(now())),
  }
}

/**
 * Counted from the start of a token's day: a published page may enter other caches at the end of that day,
 * and stays in them for 30 days.
 */
const VALID_DAYS = 31
