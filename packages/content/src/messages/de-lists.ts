import type { ListMessages } from './en-lists.ts'
import { plural } from './plural.ts'

const locale = 'de-DE'

/** Messages of lists, in German. */
export const deLists: ListMessages = {
  locale,

  empty: {
    filtered: 'Keine Ergebnisse gefunden. Versuchen Sie es mit anderen Filtern.',
    none: 'Zu dem, was Sie suchen, gibt es leider keine Einträge.',
  },

  pagination: {
    label: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  },

  resources: {
    title: 'Beiträge',
    resourceType: 'Art',
    industry: 'Branche',
    theme: 'Thema',
    searchLabel: 'Beiträge durchsuchen',
    searchPlaceholder: 'Titel oder Kurztext',
    all: 'Alle',
    apply: 'Ergebnisse zeigen',
    clear: 'Filter zurücksetzen',
    without: (filter) => `Ohne „${filter}“`,
    showAll: 'Alle Beiträge zeigen',
    count: plural(locale, { one: '# Beitrag', other: '# Beiträge' }),
  },

  refresh: {
    loading: 'Wird geladen',
    arrived: (count, page, pages) => `${count}, Seite ${page} von ${pages}`,
    failed: 'Die Liste konnte nicht aktualisiert werden.',
    plain: 'Seite mit diesen Filtern laden',
  },
}
