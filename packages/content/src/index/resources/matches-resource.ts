import { fold } from '../../text/fold.ts'
import type { Entry } from '../rows/entry.ts'
import type { ResourceQuery } from '../rows/queries.ts'
import { isListedResource } from './resource-types.ts'

/**
 * Whether a story is in the resources centre under these filters (RES-1, DATA-9, LANG-2): every filter
 * that is set has to hold. Indexes are held against this rule.
 */
export function matchesResource(
  entry: Pick<
    Entry,
    'component' | 'section' | 'lang' | 'themes' | 'industries' | 'name' | 'description'
  >,
  query: Omit<ResourceQuery, 'offset' | 'limit'>,
): boolean {
  const { lang, type, industry, theme, text } = query
  return (
    isListedResource(entry) &&
    entry.lang === lang &&
    (!type || entry.section === type) &&
    (!industry || entry.industries.includes(industry)) &&
    (!theme || entry.themes.includes(theme)) &&
    (!text || containsText(entry, text))
  )
}

/** Whether a text, as typed, stands in the name or in the description, ignoring case and accents (RES-8). */
export function containsText(entry: Pick<Entry, 'name' | 'description'>, text: string): boolean {
  const folded = fold(text)
  return fold(entry.name).includes(folded) || fold(entry.description).includes(folded)
}
