import { defineWords } from '../language/define-words.ts'

/** What the marks of a tree's lines mean. */
export const WORDS = defineWords({
  en: {
    draft: 'not published',
    changed: 'changed since published',
    review: 'waits for a review',
    fault: 'needs a look',
    isHere: (names: string) => `${names} is here`,
  },
  de: {
    draft: 'nicht veröffentlicht',
    changed: 'seit der Veröffentlichung geändert',
    review: 'wartet auf Freigabe',
    fault: 'sollte angesehen werden',
    isHere: (names: string) => `${names} ist hier`,
  },
})
