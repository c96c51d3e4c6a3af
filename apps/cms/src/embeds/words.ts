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
  /** Instead of an answer to a form that could not even be looked up. */
  readonly unstored: Notice
  /** Instead of an answer to a form of a client that has sent too many. */
  readonly tooOften: Notice
}

const ENGLISH: Words = {
  lang: 'en',
  missing: { title: 'Not available', sentence: 'This form is not available at the moment.' },
  unstored: {
    title: 'Not sent',
    sentence: 'Your answers could not be stored just now. Please go back and send them once more.',
  },
  tooOften: {
    title: 'Not sent',
    sentence:
      'Too much was sent from your network just now. Please go back and send your answers again in a minute.',
  },
}

const GERMAN: Words = {
  lang: 'de',
  missing: { title: 'Nicht verfügbar', sentence: 'Dieses Formular ist zurzeit nicht verfügbar.' },
  unstored: {
    title: 'Nicht gesendet',
    sentence:
      'Ihre Angaben konnten gerade nicht gespeichert werden. Bitte gehen Sie zurück und senden Sie sie noch einmal.',
  },
  tooOften: {
    title: 'Nicht gesendet',
    sentence:
      'Aus Ihrem Netz kam gerade zu viel auf einmal. Bitte gehen Sie zurück und senden Sie Ihre Angaben in einer Minute noch einmal.',
  },
}

const byLanguage = new Map([ENGLISH, GERMAN].map((words) => [words.lang, words]))

/** The words in the language that a page asks for (`lang=de`): English without one, or without words (LANG-2). */
export function wordsIn(asked = ''): Words {
  return forLanguage(byLanguage, asked) ?? ENGLISH
}
