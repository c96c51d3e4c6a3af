import { defineWords } from './define-words.ts'

export const WORDS = defineWords({
  en: { language: 'Language of the editor' },
  de: { language: 'Sprache des Editors' },
})
