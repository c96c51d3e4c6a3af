import { centreFilterOf, NOT_ON_CARDS } from '@prospectus/catalogue/resources/centre-query'
import type { StoriesQuery } from '@prospectus/protocol/query/stories-query'
import type { DraftScope } from './stories-seal.ts'

/**
 * Restricts a query to what a token for drafts allows (CALL-5): resources in its language, with the fields of
 * their cards, since that is what the page with the token lists. Undefined for a query for other stories.
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
