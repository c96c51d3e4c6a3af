import { deLists } from './de-lists.ts'
import { enLists } from './en-lists.ts'
import { forLanguage } from './for-language.ts'

/** What lists say: little enough to go to the browser, which makes lists too (LANG-1). */
export type ListMessages = typeof enLists

const MESSAGES = new Map<string, ListMessages>([
  ['en', enLists],
  ['de', deLists],
])

/** The messages of lists in a language; English for one that has none. */
export function listMessages(lang: string): ListMessages {
  return forLanguage(MESSAGES, lang) ?? enLists
}
