import { centreQuery } from '@prospectus/content/index/stories-endpoint/centre-query'
import { NOT_ON_CARDS } from '@prospectus/content/index/stories-endpoint/resource-options'
import type { StoriesQuery } from '@prospectus/content/index/stories-endpoint/stories-query'
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
  if (centreQuery(query, languages)?.lang !== lang) return undefined
  return { ...query, excluded: new Set([...query.excluded, ...NOT_ON_CARDS]) }
}
