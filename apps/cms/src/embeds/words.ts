import { forLanguage } from '@prospectus/content/messages/for-language'

/** Title of a frame's document, and the one sentence in it. */
interface Notice {
  readonly title: string
  readonly sentence: string
}

/** What a frame says when there is nothing else in it. */
interface Words {
  readonly lang: string
  /** Of a form or tool that does not exist. */
  readonly missing: Notice
}

const ENGLISH: Words = {
  lang: 'en',
  missing: { title: 'Not available', sentence: 'This form is not available at the moment.' },
}

const GERMAN: Words = {
  lang: 'de',
  missing: { title: 'Nicht verfügbar', sentence: 'Dieses Formular ist zurzeit nicht verfügbar.' },
}

const byLanguage = new Map([ENGLISH, GERMAN].map((words) => [words.lang, words]))

/** The words in the language that a page asks for (`lang=de`): English without one, or without words (LANG-2). */
export function wordsIn(asked = ''): Words {
  return forLanguage(byLanguage, asked) ?? ENGLISH
}
