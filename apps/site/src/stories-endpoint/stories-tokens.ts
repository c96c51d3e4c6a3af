import { DAY_MS } from '@prospectus/protocol/values/durations'
import { openDailyToken } from './daily-token.ts'
import { createStoriesSeal, type DraftScope, type StoriesScope } from './stories-seal.ts'

export type StoriesTokens = NonNullable<Awaited<ReturnType<typeof openStoriesTokens>>>

/** Makes a token for a page that shows drafts, until the signature of the page ends. */
export type DraftToken = (scope: DraftScope, expires: Date) => Promise<string>

/**
 * The tokens with which pages read the stories endpoint (CALL-5), that of today already made.
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
}) {
  const seal = createStoriesSeal(sealSecret, spaceId)
  if (seal === undefined) return undefined
  return {
    /** For pages of published content. */
    published: await openDailyToken(
      (day) => seal.seal('published', new Date((day + VALID_DAYS) * DAY_MS)),
      now,
    ),
    /** For one page that an editor has signed for, in preview only. */
    forDrafts: ((scope, expires) => seal.seal(scope, expires)) satisfies DraftToken,
    /** The scope of a received token. Never throws. */
    scopeOf: (token: unknown): Promise<StoriesScope | undefined> =>
      seal.open(token, new Date(now())),
  }
}

/**
 * Counted from the start of a token's day: a page may enter other caches at the end of that day, and stays in them for
 * 30 days.
 */
const VALID_DAYS = 31
