import { forLanguage } from '@prospectus/content/messages/for-language'

/** What a frame says when there is nothing else in it. */
interface Words {
  readonly lang: string
  /** Of a form or tool that is not open: title of the document, and the sentence. */
  readonly closed: readonly [title: string, sentence: string]
  /** Of one that there is none of. */
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
 * Makes something of the words of every language, once. What it gives back picks by the language that a
 * page asks its frames in (`lang=de`): English for one that has no words, and for none (LANG-2).
 */
export function inEveryLanguage<Made>(make: (words: Words) => Made): (asked?: string) => Made {
  const english = make(ENGLISH)
  const byCode = new Map([
    [ENGLISH.lang, english],
    [GERMAN.lang, make(GERMAN)],
  ])
  return (asked = '') => forLanguage(byCode, asked) ?? english
}
