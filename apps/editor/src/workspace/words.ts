import { defineWords } from '../language/define-words.ts'

export const WORDS = defineWords({
  en: { nextPart: 'Next part: stories, bar, blocks, fields' },
  de: { nextPart: 'Nächster Bereich: Seiten, Leiste, Blöcke, Felder' },
})
