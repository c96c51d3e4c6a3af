import { defineWords } from '../language/define-words.ts'

/** What is said when the content system gives no sentence of its own. */
export const WORDS = defineWords({
  en: {
    unreachable: 'The server cannot be reached.',
    answered: (status: number) => `The server answered ${status}.`,
  },
  de: {
    unreachable: 'Der Server ist nicht erreichbar.',
    answered: (status: number) => `Der Server antwortete mit ${status}.`,
  },
})
