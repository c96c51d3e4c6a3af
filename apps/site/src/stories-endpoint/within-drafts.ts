import { centreFilterOf, NOT_ON_CARDS } from '@prospectus/catalogue/resources/centre-query'
import type { StoriesQuery } from '@prospectus/protocol/query/stories-query'
import type { DraftScope } from './stories-seal.ts'

/**
 * Restricts a query to the scope of a token for drafts (CALL-5): resources in its language, with the fields of cards.
 * Undefined for a query for other stories.
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
