import { forLanguage } from '@prospectus/content/messages/for-language'

/** What the assessment says besides its own questions. */
export interface AssessmentWords {
  readonly lang: string
  readonly part: (number: number, of: number) => string
  readonly answered: (number: number, of: number) => string
  readonly back: string
  readonly next: string
  readonly show: string
  readonly errorTitle: string
  readonly unanswered: (count: number) => string
  readonly choose: string
  readonly points: (points: number, of: number) => string
  readonly total: string
  readonly first: string
  readonly nextSteps: string
  readonly keep: string
  readonly keepHelp: string
  readonly change: string
  readonly again: string
  readonly wrongAddress: string
  readonly wrongAddressHelp: string
}

const ENGLISH: AssessmentWords = {
  lang: 'en',
  part: (number, of) => `Part ${number} of ${of}`,
  answered: (number, of) => `${number} of ${of} answered`,
  back: 'Back',
  next: 'Next',
  show: 'Show the result',
  errorTitle: 'Error',
  unanswered: (count) =>
    count === 1 ? 'One question has no answer yet' : `${count} questions have no answer yet`,
  choose: 'Choose the answer that comes closest.',
  points: (points, of) => `${points} of ${of}`,
  total: 'All together',
  first: 'Begin here',
  nextSteps: 'What to do next',
  keep: 'Keep or share this result',
  keepHelp:
    'The address below holds your answers, so nothing is stored. Whoever has it sees this sheet, and can print it.',
  change: 'Change answers',
  again: 'Start again',
  wrongAddress: 'This address leads to no result',
  wrongAddressHelp:
    'A digit may be wrong or missing, or the result is of an earlier edition of the questions.',
}

const GERMAN: AssessmentWords = {
  lang: 'de',
  part: (number, of) => `Teil ${number} von ${of}`,
  answered: (number, of) => `${number} von ${of} beantwortet`,
  back: 'Zurück',
  next: 'Weiter',
  show: 'Ergebnis anzeigen',
  errorTitle: 'Fehler',
  unanswered: (count) =>
    count === 1
      ? 'Eine Frage ist noch nicht beantwortet'
      : `${count} Fragen sind noch nicht beantwortet`,
  choose: 'Wählen Sie die Antwort, die am ehesten zutrifft.',
  points: (points, of) => `${points} von ${of}`,
  total: 'Insgesamt',
  first: 'Hier beginnen',
  nextSteps: 'Was als Nächstes zu tun ist',
  keep: 'Ergebnis behalten oder teilen',
  keepHelp:
    'Die Adresse enthält Ihre Antworten, gespeichert wird nichts. Wer sie hat, sieht dieses Blatt und kann es drucken.',
  change: 'Antworten ändern',
  again: 'Neu beginnen',
  wrongAddress: 'Diese Adresse führt zu keinem Ergebnis',
  wrongAddressHelp:
    'Vielleicht ist eine Ziffer falsch oder fehlt, oder das Ergebnis stammt aus einer früheren Ausgabe der Fragen.',
}

const byLanguage = new Map([ENGLISH, GERMAN].map((words) => [words.lang, words]))

/** In the language that is asked for; English for one that has no words (LANG-2). */
export function assessmentWords(lang: string): AssessmentWords {
  return forLanguage(byLanguage, lang) ?? ENGLISH
}
