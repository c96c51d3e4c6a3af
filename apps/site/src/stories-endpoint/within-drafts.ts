import { centreFilterOf, NOT_ON_CARDS } from '@prospectus/catalogue/resources/centre-query'
import type { StoriesQuery } from '@prospectus/protocol/query/stories-query'
import type { DraftScope } from './stories-seal.ts'

/** Restricts a query to a draft token's scope (CALL-5): resources in its language, with the fields of cards. */
export function withinDrafts(
  query: StoriesQuery,
  { lang }: DraftScope,
  languages: readonly string[],
): StoriesQuery | undefined {
  if (centreFilterOf(query, languages)?.lang !== lang) return undefined
  return { ...query, excluded: new Set([...query.excluded, ...NOT_ON_CARDS]) }
}
