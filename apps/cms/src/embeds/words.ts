import { forLanguage } from '@prospectus/content/messages/for-language'

/** What a frame says when there is nothing else in it. */
interface Words {
  readonly lang: string
  /** Of a form or tool that is not open: title of the document, and the sentence. */
  readonly closed: readonly [title: string, sentence: string]
  /** Of a form or tool that does not exist. */
  readonly missing: readonly [title: string, sentence: string]
}

const ENGLISH: Words = {
  lang: 'en',
  closed: ['Not open at the moment', 'This is not open at the moment.'],
  missing: ['Not available', 'This form is not available at the moment.'],
}

const GERMAN: Words = {
  lang: 'de',
  closed: ['Zurzeit nicht geöffnet', 'Das ist zurzeit nicht geöffnet.'],
  missing: ['Nicht verfügbar', 'Dieses Formular ist zurzeit nicht verfügbar.'],
}

/**
 * Calls `make` once with the words of each language. The function that it returns picks what was made for the
 * language that a page asks for (`lang=de`): English without one, or for a language that has no words (LANG-2).
 */
export function inEveryLanguage<Made>(make: (words: Words) => Made): (asked?: string) => Made {
  const english = make(ENGLISH)
  const byCode = new Map([
    [ENGLISH.lang, english],
    [GERMAN.lang, make(GERMAN)],
  ])
  return (asked = '') => forLanguage(byCode, asked) ?? english
}
