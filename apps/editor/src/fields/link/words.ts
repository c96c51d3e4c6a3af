import { defineWords } from '../../language/define-words.ts'

export const WORDS = defineWords({
  en: {
    anchor: (field: string) => `Anchor of ${field}`,
    anchorHint: 'Heading on the page (optional)',
    anchorUnknown: (anchor: string) =>
      `No heading of the page has the address #${anchor}. If nothing else there has it, the link leads to the top.`,
  },
  de: {
    anchor: (field: string) => `Anker von ${field}`,
    anchorHint: 'Überschrift auf der Seite (kann leer bleiben)',
    anchorUnknown: (anchor: string) =>
      `Keine Überschrift der Seite hat die Adresse #${anchor}. Hat sie auch nichts anderes dort, führt der Link an den Anfang.`,
  },
})
