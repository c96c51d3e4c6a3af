import { DAY, type DailyToken, openDailyToken } from './daily-token.ts'
import { createStoriesSeal, type StoriesScope } from './stories-seal.ts'

/** The tokens that pages ask the stories endpoint with (CALL-5). */
export interface StoriesTokens {
  /** For pages of published content. */
  readonly published: DailyToken
  /** For pages that an editor has signed for: of a preview only. */
  readonly openDrafts: () => Promise<DailyToken>
  /** What a token that was sent lets its sender read. Never throws. */
  readonly scopeOf: (token: unknown) => Promise<StoriesScope | undefined>
}

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
  const open = (scope: StoriesScope) =>
    openDailyToken((day) => seal.seal(scope, new Date((day + DAYS[scope]) * DAY)), now)
  return {
    published: await open('published'),
    openDrafts: () => open('draft'),
    scopeOf: (token) => seal.open(token, new Date(now())),
  }
}

/**
 * From the start of a token's day. A published page lives for 30 days in the caches of others, and may
 * have got there at the end of the day; pages of drafts are kept by nobody, but may be the first after a
 * few days (`daily-token.ts`).
 */
const DAYS: Readonly<Record<StoriesScope, number>> = { published: 31, draft: 8 }
