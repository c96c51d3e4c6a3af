import { createHmac, timingSafeEqual } from 'node:crypto'
import { forLanguage } from '@prospectus/content/messages/for-language'
import { sealingKeys } from '@prospectus/server/sealing-keys'
import type { MailLink } from '../mail/mail.ts'

/** The signed links in mails of the list: whoever has one may do this one thing with this one address. */
export interface ListLinks {
  readonly addressOf: (link: MailLink) => string
  /** The lead of a token that was signed for this page; undefined for any other. */
  readonly leadOf: (page: MailLink['page'], token: string) => string | undefined
}

/**
 * @param embedsUrl the origin of the pages
 * @param secrets of `SEAL_SECRET`, between commas: the first signs, all are accepted
 */
export function createListLinks(embedsUrl: string, secrets: string): ListLinks {
  const keys = sealingKeys(secrets, PURPOSE)
  return {
    addressOf: ({ page, lead }) => {
      const [key] = keys
      if (key === undefined) throw new Error('Without SEAL_SECRET no link can be signed')
      return `${embedsUrl}/lists/${page}?token=${lead}.${sign(key, page, lead)}`
    },
    leadOf: (page, token) => {
      const [lead = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature)
      const isSigned = keys.some((key) => {
        const expected = Buffer.from(sign(key, page, lead))
        return expected.length === given.length && timingSafeEqual(expected, given)
      })
      return isSigned ? lead : undefined
    },
  }
}

function sign(key: Uint8Array, page: string, lead: string): string {
  return createHmac('sha256', key).update(`${page} ${lead}`).digest('base64url')
}

const PURPOSE = 'prospectus links of the mailing list 1'

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
