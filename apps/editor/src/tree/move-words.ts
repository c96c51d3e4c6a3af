import { defineWords } from '../language/define-words.ts'

/** What screen readers are told while a line of a tree is moved. */
export const MOVE_WORDS = defineWords({
  en: {
    lifted: (line: string) => `${line} is picked up. Drop it on another line, or press Escape.`,
    over: {
      before: (other: string) => `Before ${other}`,
      after: (other: string) => `After ${other}`,
      into: (other: string) => `Into ${other}`,
    },
    notHere: 'It cannot be dropped here.',
    dropped: {
      before: (line: string, other: string) => `${line} is dropped before ${other}.`,
      after: (line: string, other: string) => `${line} is dropped after ${other}.`,
      into: (line: string, other: string) => `${line} is dropped into ${other}.`,
    },
    cancelled: (line: string) => `${line} stays where it was.`,
    stepped: (line: string, place: number, all: number) => `${line} is now ${place} of ${all}.`,
    isFirst: (line: string) => `${line} is the first already.`,
    isLast: (line: string) => `${line} is the last already.`,
  },
  de: {
    lifted: (line: string) =>
      `${line} ist aufgenommen. Lassen Sie es auf einer anderen Zeile fallen, oder drücken Sie Escape.`,
    over: {
      before: (other: string) => `Vor ${other}`,
      after: (other: string) => `Hinter ${other}`,
      into: (other: string) => `In ${other}`,
    },
    notHere: 'Hier kann es nicht abgelegt werden.',
    dropped: {
      before: (line: string, other: string) => `${line} ist vor ${other} abgelegt.`,
      after: (line: string, other: string) => `${line} ist hinter ${other} abgelegt.`,
      into: (line: string, other: string) => `${line} ist in ${other} abgelegt.`,
    },
    cancelled: (line: string) => `${line} bleibt, wo es war.`,
    stepped: (line: string, place: number, all: number) =>
      `${line} steht jetzt an Stelle ${place} von ${all}.`,
    isFirst: (line: string) => `${line} steht schon ganz oben.`,
    isLast: (line: string) => `${line} steht schon ganz unten.`,
  },
})
