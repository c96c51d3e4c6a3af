import { centreFilterOf, NOT_ON_CARDS } from '@prospectus/content/index/resources/centre-query'
import type { StoriesQuery } from '@prospectus/protocol/query/stories-query'
import type { DraftScope } from './stories-seal.ts'

/**
 * The query with what a token for drafts allows (CALL-5): resources of its language as their cards show
 * them, for that is what the page with the token lists. Undefined for a query that asks for other stories.
 *
 * @param languages codes of the language folders
 */
export function withinDrafts(
  query: StoriesQuery,
  { lang }: DraftScope,
  languages: readonly string[],
): StoriesQuery | undefined {
  if (centreFilterOf(query, languages)?.lang !== lang) return undefined
  return { ...query, excluded: new Set([...query.excluded, ...NOT_ON_CARDS]) }
}
