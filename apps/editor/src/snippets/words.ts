import { defineWords } from '../language/define-words.ts'

const EN = {
  heading: 'How others show this page',
  search: 'In search results',
  shared: 'When it is shared',
  title: 'Title',
  description: 'Description',
  noPicture: 'No picture. Choose one for the page, and it is shown here.',
  room: (used: number, room: number) => `${used} of ${room} pixels`,
  fit: {
    empty: 'missing',
    short: 'short: there is room to say more',
    good: 'good',
    cut: 'too long: the end is cut off',
  },
}

export const WORDS = defineWords<typeof EN>({
  en: EN,
  de: {
    heading: 'So zeigen andere diese Seite',
    search: 'In Suchergebnissen',
    shared: 'Wenn sie geteilt wird',
    title: 'Titel',
    description: 'Beschreibung',
    noPicture: 'Kein Bild. Wählen Sie eines für die Seite, dann erscheint es hier.',
    room: (used: number, room: number) => `${used} von ${room} Pixeln`,
    fit: {
      empty: 'fehlt',
      short: 'kurz: Es ist noch Platz',
      good: 'gut',
      cut: 'zu lang: Das Ende wird abgeschnitten',
    },
  },
})
