import { defineWords } from './language/define-words.ts'

/** What is said while the editor opens. */
export const WORDS = defineWords({
  en: {
    opening: 'Opening the editor …',
    openingAccount: 'Opening your account …',
    cannotOpen: (why: string) => `The editor cannot be opened: ${why}`,
    tryAgain: 'Try again',
  },
  de: {
    opening: 'Der Editor wird geöffnet …',
    openingAccount: 'Ihr Konto wird geöffnet …',
    cannotOpen: (why: string) => `Der Editor lässt sich nicht öffnen: ${why}`,
    tryAgain: 'Noch einmal versuchen',
  },
})
