import { forLanguage } from '@prospectus/content/messages/for-language'

/** What readers of the mailing list are told, in mails and on the pages that these link to. */
export interface ListWords {
  readonly lang: string
  readonly confirmSubject: string
  readonly confirmAsk: string
  readonly confirmIgnore: string
  readonly welcomeSubject: string
  readonly welcomeText: string
  /** Stands before the link. */
  readonly leave: string
  readonly pages: {
    readonly confirm: ListPageWords
    readonly unsubscribe: ListPageWords
    readonly badLink: string
    readonly tryLater: string
  }
}

/** Of a page with one button. */
interface ListPageWords {
  readonly title: string
  readonly question: string
  readonly button: string
  readonly done: string
}

const ENGLISH: ListWords = {
  lang: 'en',
  confirmSubject: 'Please confirm your subscription',
  confirmAsk: 'Please confirm that you want to be on our mailing list:',
  confirmIgnore: 'If it was not you who signed up, do nothing: without this step you get no mail.',
  welcomeSubject: 'You are on our mailing list',
  welcomeText: 'Thank you, your address is confirmed. You will hear from us when there is news.',
  leave: 'To leave the list at any time:',
  pages: {
    confirm: {
      title: 'Confirm your subscription',
      question: 'Do you want to be on our mailing list?',
      button: 'Yes, confirm',
      done: 'Thank you. Your address is confirmed.',
    },
    unsubscribe: {
      title: 'Leave the mailing list',
      question: 'Do you want to leave our mailing list?',
      button: 'Yes, unsubscribe',
      done: 'You have left the list. You will get no more mail from it.',
    },
    badLink: 'This link is not valid any more. You can sign up again on our site.',
    tryLater: 'That did not work just now. Please try again in a moment.',
  },
}

const GERMAN: ListWords = {
  lang: 'de',
  confirmSubject: 'Bitte bestätigen Sie Ihre Anmeldung',
  confirmAsk: 'Bitte bestätigen Sie, dass Sie unseren Newsletter bekommen möchten:',
  confirmIgnore:
    'Wenn Sie sich nicht angemeldet haben, tun Sie nichts: Ohne diesen Schritt bekommen Sie keine Post.',
  welcomeSubject: 'Sie bekommen jetzt unseren Newsletter',
  welcomeText:
    'Vielen Dank, Ihre Adresse ist bestätigt. Sie hören von uns, wenn es Neuigkeiten gibt.',
  leave: 'So melden Sie sich jederzeit wieder ab:',
  pages: {
    confirm: {
      title: 'Anmeldung bestätigen',
      question: 'Möchten Sie unseren Newsletter bekommen?',
      button: 'Ja, bestätigen',
      done: 'Vielen Dank. Ihre Adresse ist bestätigt.',
    },
    unsubscribe: {
      title: 'Newsletter abbestellen',
      question: 'Möchten Sie unseren Newsletter abbestellen?',
      button: 'Ja, abbestellen',
      done: 'Sie sind abgemeldet und bekommen keinen Newsletter mehr.',
    },
    badLink: 'Dieser Link gilt nicht mehr. Auf unserer Website können Sie sich neu anmelden.',
    tryLater: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  },
}

const BY_CODE = new Map([ENGLISH, GERMAN].map((words) => [words.lang, words]))

/** The words of a language, such as `de` or `de-AT`; English for one that has none (LANG-2). */
export function listWords(lang: string): ListWords {
  return forLanguage(BY_CODE, lang) ?? ENGLISH
}
