import { LANGUAGE, type Language } from './language.ts'

/**
 * The words of one part of the editor in the language of this tab. A folder's words are in its `words.ts`, each
 * language whole: the types refuse a text that one of them lacks.
 */
export function defineWords<Words>(words: Readonly<Record<Language, Words>>): Words {
  return words[LANGUAGE]
}
