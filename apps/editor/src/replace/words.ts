import { defineWords } from '../language/define-words.ts'

const stories = (count: number) => (count === 1 ? '1 story' : `${count} stories`)
const seiten = (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`)

/** Every text of find and replace. */
export const WORDS = defineWords({
  en: {
    title: 'Find and replace',
    intro:
      'Puts other words in the place of some, in all stories. You see each change first; what you save becomes a draft, and nothing is published.',
    find: 'Find',
    findHelp: 'Capital letters count.',
    replaceWith: 'Replace with',
    replaceHelp: 'Leave it empty to take the words out.',
    wholeWords: 'Whole words only',
    show: 'Show what would change',
    looking: 'Looking …',
    lookingAt: (read: number, of: number) => `Looking: ${read} of ${of} stories …`,
    nothingFound: 'No story says that',
    nothingFoundHelp: 'Look for other words, or for parts of words too.',
    wouldChange: (count: number) => `${stories(count)} would change`,
    save: (count: number) => `Save ${stories(count)} as drafts`,
    saving: (at: number, of: number) => `Saving ${at} of ${of} …`,
    saved: (count: number) =>
      `${stories(count)} saved as drafts. Visitors see the change when you publish them.`,
    savedBut: (count: number, faults: string) => `${count} saved. ${faults}`,
    savedMeanwhile: 'Somebody has saved it meanwhile. Look again.',
    open: 'Open',
  },
  de: {
    title: 'Suchen und ersetzen',
    intro:
      'Ersetzt Wörter auf allen Seiten. Sie sehen jede Änderung vorher; was Sie speichern, wird ein Entwurf, und nichts wird veröffentlicht.',
    find: 'Suchen',
    findHelp: 'Groß- und Kleinschreibung zählt.',
    replaceWith: 'Ersetzen durch',
    replaceHelp: 'Leer lassen, um die Wörter zu entfernen.',
    wholeWords: 'Nur ganze Wörter',
    show: 'Änderungen anzeigen',
    looking: 'Suche läuft …',
    lookingAt: (read: number, of: number) => `Suche läuft: ${read} von ${of} Seiten …`,
    nothingFound: 'Das steht auf keiner Seite',
    nothingFoundHelp: 'Suchen Sie nach anderen Wörtern oder auch nach Teilen von Wörtern.',
    wouldChange: (count: number) =>
      count === 1 ? '1 Seite würde sich ändern' : `${count} Seiten würden sich ändern`,
    save: (count: number) =>
      `${seiten(count)} als ${count === 1 ? 'Entwurf' : 'Entwürfe'} speichern`,
    saving: (at: number, of: number) => `${at} von ${of} wird gespeichert …`,
    saved: (count: number) =>
      `${seiten(count)} als ${count === 1 ? 'Entwurf' : 'Entwürfe'} gespeichert. Besucher sehen die Änderung, sobald Sie veröffentlichen.`,
    savedBut: (count: number, faults: string) => `${count} gespeichert. ${faults}`,
    savedMeanwhile: 'Inzwischen hat jemand diese Seite gespeichert. Suchen Sie noch einmal.',
    open: 'Öffnen',
  },
})
