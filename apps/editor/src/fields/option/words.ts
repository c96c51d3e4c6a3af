import { defineWords } from '../../language/define-words.ts'

/** What a field says whose choices are other stories or data sources. */
export const WORDS = defineWords({
  en: {
    none: 'None',
    unpublished: (name: string) => `${name}, not published`,
    missing: (name: string) => `${name}, which is not there`,
    type: 'Another one, by its id …',
    typed: (field: string) => `Id of ${field}`,
  },
  de: {
    none: 'Keine Auswahl',
    unpublished: (name: string) => `${name}, nicht veröffentlicht`,
    missing: (name: string) => `${name}, nicht vorhanden`,
    type: 'Andere, nach ihrer Id …',
    typed: (field: string) => `Id für ${field}`,
  },
})
