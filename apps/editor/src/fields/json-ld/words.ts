import { defineWords } from '../../language/define-words.ts'

export const WORDS = defineWords({
  en: {
    good: 'Search engines can read this.',
    noJson: (line: number, column: number) =>
      `This is not JSON: look at line ${line}, character ${column}. Search engines get nothing until it is mended.`,
    noType:
      'Every object needs "@context" or "@type". Search engines get nothing until each has one.',
  },
  de: {
    good: 'Suchmaschinen können das lesen.',
    noJson: (line: number, column: number) =>
      `Das ist kein JSON: Sehen Sie in Zeile ${line}, Zeichen ${column} nach. Bis das behoben ist, bekommen Suchmaschinen nichts.`,
    noType:
      'Jedes Objekt braucht "@context" oder "@type". Bis jedes eines hat, bekommen Suchmaschinen nichts.',
  },
})
