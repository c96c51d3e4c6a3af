import { defineWords } from '../language/define-words.ts'

/** What screen readers are told while a line of a tree is dragged. */
export const MOVE_WORDS = defineWords({
  en: {
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
