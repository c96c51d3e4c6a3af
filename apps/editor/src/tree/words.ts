import { defineWords } from '../language/define-words.ts'

/** What the marks of a tree's lines mean, and what screen readers are told while a line is dragged. */
export const WORDS = defineWords({
  en: {
    draft: 'not published',
    changed: 'changed since published',
    review: 'waits for a review',
    fault: 'needs a look',
    isHere: (names: string) => `${names} is here`,
    lifted: (line: string) => `${line} is picked up.`,
    over: {
      before: (other: string) => `Before ${other}`,
      after: (other: string) => `After ${other}`,
      into: (other: string) => `Into ${other}`,
    },
    notHere: 'It cannot be dropped here.',
    cancelled: (line: string) => `${line} stays where it was.`,
  },
  de: {
    draft: 'nicht veröffentlicht',
    changed: 'seit der Veröffentlichung geändert',
    review: 'wartet auf Freigabe',
    fault: 'sollte angesehen werden',
    isHere: (names: string) => `${names} ist hier`,
    lifted: (line: string) => `${line} ist aufgenommen.`,
    over: {
      before: (other: string) => `Vor ${other}`,
      after: (other: string) => `Hinter ${other}`,
      into: (other: string) => `In ${other}`,
    },
    notHere: 'Hier kann es nicht abgelegt werden.',
    cancelled: (line: string) => `${line} bleibt, wo es war.`,
  },
})
