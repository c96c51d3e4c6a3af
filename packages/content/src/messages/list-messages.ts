import { deLists } from './de-lists.ts'
import { enLists, type ListMessages } from './en-lists.ts'
import { forLanguage } from './for-language.ts'

export type { ListMessages }

const MESSAGES = new Map<string, ListMessages>([
  ['en', enLists],
  ['de', deLists],
])

/** The messages of lists in a language; English when it has none. */
export function listMessages(lang: string): ListMessages {
  return forLanguage(MESSAGES, lang) ?? enLists
}
