import { fold } from '@prospectus/content/text/fold'
import { containsPhrase } from '@prospectus/content/text/word-beginnings'
import type { Entry } from '../rows/entry.ts'
import type { ResourceView } from './centre-query.ts'
import { isListedResource } from './resource-types.ts'

/**
 * True if a story is in the resources centre or the list of an author under these filters (RES-1, DATA-9, LANG-2), all
 * of which must hold. The simplest form of the rule, with which tests compare queries and indexes.
 */
export function matchesResource(
  entry: Pick<
    Entry,
    'component' | 'section' | 'lang' | 'author' | 'themes' | 'industries' | 'name' | 'description'
  >,
  filter: Omit<ResourceView, 'page' | 'perPage'>,
): boolean {
  const { lang, type, industry, theme, author, text } = filter
  return (
    isListedResource(entry) &&
    entry.lang === lang &&
    (!type || entry.section === type) &&
    (!industry || entry.industries.includes(industry)) &&
    (!author || entry.author === author) &&
    (!theme || entry.themes.includes(theme)) &&
    (!text || containsText(entry, text))
  )
}

/** True if the name or description contains a typed text, ignoring case and accents (RES-8). */
export function containsText(entry: Pick<Entry, 'name' | 'description'>, text: string): boolean {
  const folded = fold(text)
  return [entry.name, entry.description].some((part) => containsPhrase(folded, fold(part)))
}
