import { defineWords } from '../../language/define-words.ts'

/** What the dialog of a page's translations says. */
export const WORDS = defineWords({
  en: {
    title: 'Translations',
    help: 'Visitors can change between a page and its translations. Each language has one page.',
    none: 'This page is not linked with any other yet.',
    language: 'Language',
    name: 'Name in that language',
    begin: 'Begin a translation',
    link: 'Link with a page in another language',
    unlink: 'Unlink',
    unlinkOne: (name: string) => `Unlink ${name}`,
    looking: 'Looking …',
    notPublished: 'not published',
  },
  de: {
    title: 'Übersetzungen',
    help: 'Besucher können zwischen einer Seite und ihren Übersetzungen wechseln. Je Sprache gibt es eine Seite.',
    none: 'Diese Seite ist noch mit keiner anderen verknüpft.',
    language: 'Sprache',
    name: 'Name in dieser Sprache',
    begin: 'Übersetzung beginnen',
    link: 'Mit einer Seite in einer anderen Sprache verknüpfen',
    unlink: 'Trennen',
    unlinkOne: (name: string) => `${name} trennen`,
    looking: 'Wird geprüft …',
    notPublished: 'nicht veröffentlicht',
  },
})
