import { forLanguage } from '@prospectus/content/messages/for-language'

/** What the list of openings says besides the openings. */
export interface OpeningsWords {
  readonly lang: string
  readonly title: string
  readonly department: string
  readonly place: string
  readonly all: string
  readonly show: string
  readonly shown: (shown: number, of: number) => string
  readonly none: string
  readonly noneMatch: string
}

const ENGLISH: OpeningsWords = {
  lang: 'en',
  title: 'Open positions',
  department: 'Department',
  place: 'Place',
  all: 'All',
  show: 'Show',
  shown: (shown, of) => (shown === of ? `${of} positions` : `${shown} of ${of} positions`),
  none: 'No position is open at the moment.',
  noneMatch: 'No open position has both. Choose less to see more.',
}

const GERMAN: OpeningsWords = {
  lang: 'de',
  title: 'Offene Stellen',
  department: 'Abteilung',
  place: 'Ort',
  all: 'Alle',
  show: 'Anzeigen',
  shown: (shown, of) => (shown === of ? `${of} Stellen` : `${shown} von ${of} Stellen`),
  none: 'Zurzeit ist keine Stelle offen.',
  noneMatch: 'Keine offene Stelle hat beides. Wählen Sie weniger, um mehr zu sehen.',
}

const byLanguage = new Map([ENGLISH, GERMAN].map((words) => [words.lang, words]))

/** In the language that is asked for; English for one that has no words (LANG-2). */
export function openingsWords(lang: string): OpeningsWords {
  return forLanguage(byLanguage, lang) ?? ENGLISH
}
