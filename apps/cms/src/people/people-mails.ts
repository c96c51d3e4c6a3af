import type { Mail } from '../mail/mail.ts'

export function invitationMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'You are invited to the editor',
    text: [
      'You may edit the website from now on. Choose a password here, within a week:',
      link,
      'The link is good once. Do not pass it on.',
    ],
  }
}

export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'A new password for the editor',
    text: [
      'Somebody asked for a new password for you. Choose one here, within the hour:',
      link,
      'If it was not you, there is nothing to do: the old password stays as it is.',
    ],
  }
}
