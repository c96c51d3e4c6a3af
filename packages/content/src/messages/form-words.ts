import { forLanguage } from './for-language.ts'

const english = {
  lang: 'en',
  optional: '(optional)',
  send: 'Send',
  choose: 'Please choose',
  privacyPolicy: 'Privacy policy',
  /** Of a field that people do not see, for those who come upon it all the same. */
  trap: 'Leave this empty',
  opensNewTab: '(opens in a new tab)',
  errorTitle: (title: string) => `Error: ${title}`,
  summary: (count: number) =>
    count === 1 ? 'One answer needs another look' : `${count} answers need another look`,
  /** In place of an answer's own message, by what is wrong with it. */
  faults: {
    missing: (label: string) => `“${label}” has no answer yet.`,
    'no-consent': (label: string) => `Please tick the box: “${label}”`,
    'too-long': (label: string, maximum: number) =>
      `“${label}” is too long: ${maximum} characters at most.`,
    'no-address': () => 'Enter an e-mail address such as name@company.com.',
    'not-offered': (label: string) => `“${label}” has an answer that is not in the list.`,
    several: (label: string) => `“${label}” takes one answer.`,
    'line-break': (label: string) => `“${label}” takes one line.`,
  },
  /** What visitors are told when it is not about one answer. */
  incomplete:
    'Something was missing from what your browser sent. What you typed is still here: please send it again.',
  tooMany:
    'Too much was sent from your network just now. What you typed is still here: please try again in a minute.',
  tooLong: 'This is more text than the form can take. Please shorten it.',
  unavailable: 'This could not be stored just now. What you typed is still here: please try again.',
  unreachable: 'The form could not be sent: the connection is gone. What you typed is still here.',
  /** Once the answer has been out for some seconds. */
  slow: 'This takes longer than usual. You need not wait: what you typed is kept here, and a call or a mail reaches us too.',
  /** A link beside every such sentence. */
  contact: 'Other ways to reach us',
  tryAgain: 'Try again',
  sending: 'Sending …',
  thanks: 'Thank you',
  thanksText: 'We have received your details.',
  goOn: 'Continue',
  download: 'Download the document',
  back: 'Back to the page you came from',
}

export type FormWords = typeof english

const german: FormWords = {
  lang: 'de',
  optional: '(freiwillig)',
  send: 'Absenden',
  choose: 'Bitte wählen',
  privacyPolicy: 'Datenschutzerklärung',
  trap: 'Bitte leer lassen',
  opensNewTab: '(öffnet einen neuen Tab)',
  errorTitle: (title) => `Fehler: ${title}`,
  summary: (count) =>
    count === 1
      ? 'Eine Angabe braucht noch einen Blick'
      : `${count} Angaben brauchen noch einen Blick`,
  faults: {
    missing: (label) => `„${label}“ ist noch nicht ausgefüllt.`,
    'no-consent': (label) => `Bitte setzen Sie das Häkchen: „${label}“`,
    'too-long': (label, maximum) => `„${label}“ ist zu lang: höchstens ${maximum} Zeichen.`,
    'no-address': () => 'Bitte eine E-Mail-Adresse wie name@firma.de angeben.',
    'not-offered': (label) => `„${label}“ hat eine Angabe, die nicht zur Wahl steht.`,
    several: (label) => `„${label}“ nimmt nur eine Angabe.`,
    'line-break': (label) => `„${label}“ hat nur eine Zeile.`,
  },
  incomplete:
    'Ihr Browser hat nicht alles mitgeschickt. Ihre Angaben stehen noch hier: Bitte senden Sie sie noch einmal.',
  tooMany:
    'Aus Ihrem Netz kam gerade zu viel auf einmal. Ihre Angaben stehen noch hier: Bitte versuchen Sie es in einer Minute noch einmal.',
  tooLong: 'Das ist mehr Text, als dieses Formular fasst. Bitte kürzen Sie ihn.',
  unavailable:
    'Das konnte gerade nicht gespeichert werden. Ihre Angaben stehen noch hier: Bitte versuchen Sie es noch einmal.',
  unreachable:
    'Das Formular konnte nicht gesendet werden: Die Verbindung ist weg. Ihre Angaben stehen noch hier.',
  slow: 'Das dauert länger als sonst. Sie müssen nicht warten: Ihre Angaben bleiben hier stehen, und ein Anruf oder eine Mail erreicht uns auch.',
  contact: 'Andere Wege zu uns',
  tryAgain: 'Noch einmal senden',
  sending: 'Wird gesendet …',
  thanks: 'Vielen Dank',
  thanksText: 'Ihre Angaben sind angekommen.',
  goOn: 'Weiter',
  download: 'Dokument herunterladen',
  back: 'Zurück zur Seite, von der Sie kommen',
}

const byCode = new Map([english, german].map((words) => [words.lang, words]))

/** What hosted forms say in a language; English where there are no words of it (LANG-2). */
export function formWords(lang: string): FormWords {
  return forLanguage(byCode, lang) ?? english
}
