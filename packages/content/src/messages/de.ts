import { deBlocks } from './de-blocks.ts'
import type { Messages } from './messages.ts'
import { plural } from './plural.ts'

const locale = 'de-DE'
const results = plural(locale, { one: '# Ergebnis', other: '# Ergebnisse' })

/** The messages in German. */
export const de: Messages = {
  locale,
  languageName: 'Deutsch',

  empty: {
    filtered: 'Keine Ergebnisse gefunden. Versuchen Sie es mit anderen Filtern.',
    none: 'Zu dem, was Sie suchen, gibt es leider keine Einträge.',
  },

  layout: {
    skipLink: 'Zum Inhalt springen',
    home: 'Startseite',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    mainNavigation: 'Hauptnavigation',
    footerNavigation: 'Fußzeile',
    legalNavigation: 'Rechtliches',
    languages: 'Sprachen',
    breadcrumb: 'Brotkrumen',
    loading: 'Wird geladen',
    externalLink: 'öffnet eine andere Website',
    newTab: 'öffnet einen neuen Tab',
    externalNewTab: 'öffnet eine andere Website in einem neuen Tab',
    backToTop: 'Nach oben',
    table: 'Tabelle',
    close: 'Schließen',
  },

  notFound: {
    title: 'Seite nicht gefunden',
    heading: 'Diese Seite steht nicht im Plan',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, vielleicht gab es sie nie.',
    searchPrompt:
      'Suchen Sie nach dem, was Sie im Sinn hatten, oder gehen Sie auf einer dieser Seiten weiter.',
    onward: 'So geht es weiter',
  },

  failure: {
    title: 'Etwas ist schiefgegangen',
    text: 'Diese Seite konnte nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.',
    maintenanceTitle: 'Wir sind gleich wieder da',
    maintenanceText:
      'Die Website wird vorbereitet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },

  redirect: {
    heading: '307 Redirect - Pretty Link',
    noPreview: 'Diese Komponente hat keine Vorschau.',
    willRedirect: 'In der Produktion leitet sie zur Ziel-URL weiter:',
    checkInProduction: 'Bitte prüfen Sie die URL in der Produktion.',
    noDestination: 'Es ist keine Ziel-URL gesetzt, oder die gesetzte ist nicht verwendbar.',
  },

  pagination: {
    label: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  },

  resources: {
    title: 'Ressourcen',
    resourceType: 'Art',
    industry: 'Branche',
    theme: 'Thema',
    searchLabel: 'Ressourcen durchsuchen',
    searchPlaceholder: 'Wörter aus Titel oder Beschreibung',
    all: 'Alle',
    apply: 'Ergebnisse zeigen',
    clear: 'Filter zurücksetzen',
    count: plural(locale, { one: '# Ressource', other: '# Ressourcen' }),
  },

  search: {
    title: 'Suche',
    prompt: 'Wonach suchen Sie?',
    label: 'Website durchsuchen',
    placeholder: 'Thema, Titel oder Stichwort',
    submit: 'Suchen',
    heading: (count, query) => `${results(count)} für „${query}“`,
    count: results,
    tabs: 'Arten von Ergebnissen',
    tabAll: 'Alle',
    tabPages: 'Seiten',
    tabResources: 'Ressourcen',
    page: 'Seite',
    suggestions: 'Vorschläge',
    seeAll: 'Alle Ergebnisse zeigen',
  },

  resource: {
    published: 'Veröffentlicht',
    author: 'Von',
    duration: 'Dauer',
    themes: 'Themen',
    industries: 'Branchen',
    contents: 'Inhalt',
    download: 'Herunterladen',
    downloadPdf: 'PDF herunterladen',
    downloads: 'Downloads',
    related: 'Verwandte Ressourcen',
    readMore: 'Weiterlesen',
    transcript: 'Transkript',
    gated: 'Füllen Sie das Formular aus, um den Download zu erhalten.',
    gatedContact: 'Dokument bei uns anfragen',
    keyFigures: 'Kennzahlen',
    register: 'Anmelden',
    when: 'Wann',
    where: 'Wo',
    upcoming: 'Demnächst',
    past: 'Diese Veranstaltung ist vorbei',
    yourTime: 'Ihre Zeit',
    watchRecording: 'Aufzeichnung ansehen',
  },

  ...deBlocks,
}
