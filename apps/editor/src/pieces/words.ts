import { defineWords } from '../language/define-words.ts'

/** The texts of the pieces that all views share. */
export const WORDS = defineWords({
  en: {
    loading: 'Loading …',
    actions: 'Actions',
    cancel: 'Cancel',
    close: 'Close',
    discardTitle: 'Throw away what you typed?',
    discardText: 'It is not saved yet.',
    keepWriting: 'Keep writing',
    discard: 'Throw away',
    happened: 'What has happened',
    pages: 'Pages of the list',
    previous: 'Previous',
    next: 'Next',
    range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
    pageTitle: (view: string) => `${view} · Editor`,
  },
  de: {
    loading: 'Wird geladen …',
    actions: 'Aktionen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    discardTitle: 'Eingaben verwerfen?',
    discardText: 'Sie sind noch nicht gespeichert.',
    keepWriting: 'Weiterschreiben',
    discard: 'Verwerfen',
    happened: 'Was geschehen ist',
    pages: 'Seiten der Liste',
    previous: 'Zurück',
    next: 'Weiter',
    range: (from: number, to: number, total: number) => `${from}–${to} von ${total}`,
    pageTitle: (view: string) => `${view} · Editor`,
  },
})
