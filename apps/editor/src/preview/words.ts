import { defineWords } from '../language/define-words.ts'

/** The texts of the preview's frame. */
export const WORDS = defineWords({
  en: {
    preview: 'Preview',
    cannotOpen: (why: string) => `The preview cannot be opened: ${why}`,
    showsSaved: 'As it was saved last. It cannot be filled in here.',
  },
  de: {
    preview: 'Vorschau',
    cannotOpen: (why: string) => `Die Vorschau lässt sich nicht öffnen: ${why}`,
    showsSaved: 'So, wie es zuletzt gespeichert wurde. Ausfüllen lässt es sich hier nicht.',
  },
})
