import { defineWords } from '../../language/define-words.ts'

/** What is said of plans whose drafts have changed since. */
export const WORDS = defineWords({
  en: {
    changedSincePlanned: 'the draft has changed since; that is not published with it',
    planNewest: 'Publish the draft as it is now',
    changedPages: (count: number) =>
      count === 1
        ? 'the draft of 1 page has changed since'
        : `the drafts of ${count} pages have changed since`,
  },
  de: {
    changedSincePlanned: 'der Entwurf hat sich seither geändert; das wird nicht mit veröffentlicht',
    planNewest: 'Den jetzigen Entwurf veröffentlichen',
    changedPages: (count: number) =>
      count === 1
        ? 'der Entwurf von 1 Seite hat sich seither geändert'
        : `die Entwürfe von ${count} Seiten haben sich seither geändert`,
  },
})
