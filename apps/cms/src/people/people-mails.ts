import type { Mail } from '../mail/mail.ts'
import type { EditorLanguage } from './editor-language.ts'

/** Tells somebody that they may edit the site, with a link by which they choose a password. */
export function invitationMail(to: string, link: string, language: EditorLanguage): Mail {
  const { subject, before, after } = WORDS[language].invitation
  return { to, subject, text: [before, link, after] }
}

/** Brings the link by which somebody who forgot their password chooses another. */
export function resetMail(to: string, link: string, language: EditorLanguage): Mail {
  const { subject, before, after } = WORDS[language].reset
  return { to, subject, text: [before, link, after] }
}

interface MailWords {
  readonly subject: string
  /** Before and after the link. */
  readonly before: string
  readonly after: string
}

const WORDS: Readonly<Record<EditorLanguage, Readonly<Record<'invitation' | 'reset', MailWords>>>> =
  {
    en: {
      invitation: {
        subject: 'You are invited to the editor',
        before: 'You may edit the website from now on. Choose a password here, within a week:',
        after: 'The link is good once. Do not pass it on.',
      },
      reset: {
        subject: 'A new password for the editor',
        before: 'Somebody asked for a new password for you. Choose one here, within the hour:',
        after: 'If it was not you, there is nothing to do: the old password stays as it is.',
      },
    },
    de: {
      invitation: {
        subject: 'Ihr Zugang zum Editor',
        before:
          'Sie können ab jetzt die Website bearbeiten. Wählen Sie hier innerhalb einer Woche ein Passwort:',
        after: 'Der Link gilt einmal. Geben Sie ihn nicht weiter.',
      },
      reset: {
        subject: 'Ein neues Passwort für den Editor',
        before:
          'Für Sie wurde ein neues Passwort angefordert. Wählen Sie es hier innerhalb einer Stunde:',
        after: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Das alte Passwort gilt weiter.',
      },
    },
  }
