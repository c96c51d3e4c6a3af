import { defineWords } from '../language/define-words.ts'

/** What saving says, and the names of its steps to undo. */
export const WORDS = defineWords({
  en: {
    savedElsewhere:
      'This page was saved elsewhere meanwhile. It is shown as it is now: look at it, then try again.',
    deleted: 'Somebody has deleted this page. “Deleted…”, above the list of pages, brings it back.',
    rename: 'Rename',
    tags: 'Tags',
    bringBack: 'Bring my words back',
    restore: (version: number) => `Restore version ${version}`,
  },
  de: {
    savedElsewhere:
      'Diese Seite wurde inzwischen woanders gespeichert. Sie sehen sie, wie sie jetzt ist: Prüfen Sie sie und versuchen Sie es dann noch einmal.',
    deleted:
      'Jemand hat diese Seite gelöscht. „Gelöschte…“ über der Liste der Seiten holt sie zurück.',
    rename: 'Umbenennen',
    tags: 'Schlagwörter',
    bringBack: 'Meine Fassung zurückholen',
    restore: (version: number) => `Version ${version} wiederherstellen`,
  },
})
