import { deBlocks } from './de-blocks.ts'
import { deConsent } from './de-consent.ts'
import { deLists } from './de-lists.ts'
import type { Messages } from './en.ts'
import { plural } from './plural.ts'

const locale = 'de-DE'
const results = plural(locale, { one: '# Ergebnis', other: '# Ergebnisse' })
const allResults = plural(locale, { one: '# Ergebnis', other: 'Alle # Ergebnisse' })

/** The messages in German. */
export const de: Messages = {
  languageName: 'Deutsch',

  layout: {
    skipLink: 'Zum Inhalt springen',
    home: 'Startseite',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    mainNavigation: 'Hauptnavigation',
    footerNavigation: 'Fußzeile',
    legalNavigation: 'Rechtliches',
    languages: 'Sprachen',
    breadcrumb: 'Navigationspfad',
    loading: deLists.refresh.loading,
    externalLink: 'führt zu einer anderen Website',
    newTab: 'öffnet sich in einem neuen Tab',
    externalNewTab: 'führt in einem neuen Tab zu einer anderen Website',
    otherLanguage: (language) => `auf ${language}`,
    backToTop: 'Nach oben',
    table: 'Tabelle',
    noteNumber: (number: number) => `Anmerkung ${number}`,
    backToText: (number: number) => `Zurück zum Text, Anmerkung ${number}`,
    pictureSource: 'Quelle',
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
    text: 'Der Fehler liegt bei uns und ist notiert. Bitte versuchen Sie es gleich noch einmal.',
    preparing: 'Wir sind gleich wieder da',
    preparingText:
      'Diese Website wird vorbereitet. Bitte versuchen Sie es in einer halben Minute noch einmal.',
    again: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },

  refusal: {
    badAddress: 'Diese Adresse stimmt nicht',
    badAddressText: 'Sie enthält Zeichen, die in keiner Adresse dieser Website vorkommen.',
    longAddress: 'Diese Adresse ist zu lang',
    longAddressText: 'So lang ist keine Adresse dieser Website.',
    onlyRead: 'So geht es nicht',
    onlyReadText: 'Diese Adresse lässt sich nur lesen, nicht beschicken.',
    tooOften: 'Einen Moment bitte',
    tooOftenText: 'Das war viel auf einmal. Bitte versuchen Sie es gleich noch einmal.',
  },

  redirect: {
    heading: '307 Redirect - Pretty Link',
    noPreview: 'Diese Komponente hat keine Vorschau.',
    willRedirect: 'Auf der veröffentlichten Website leitet sie zu dieser Adresse weiter:',
    checkInProduction: 'Bitte prüfen Sie die Adresse auf der veröffentlichten Website.',
    circle:
      'Diese Adresse führt hierher zurück, direkt oder über andere Weiterleitungen. Auf der veröffentlichten Website ist die Seite dann nicht zu finden. Bitte wählen Sie ein anderes Ziel.',
    noDestination: 'Es ist keine Zieladresse angegeben, oder die angegebene ist nicht verwendbar.',
  },

  search: {
    title: 'Suche',
    prompt: 'Wonach suchen Sie?',
    label: 'Website durchsuchen',
    placeholder: 'Thema oder Titel',
    submit: 'Suchen',
    heading: (count, query) => `${results(count)} für „${query}“`,
    nearest: (query, count) => `Meinten Sie „${query}“? ${results(count)}`,
    count: results,
    advice: 'Prüfen Sie die Schreibweise, oder versuchen Sie es mit einem einzelnen Wort.',
    browse: 'Alle Beiträge ansehen',
    newest: 'Neueste Beiträge',
    noneOfKind: 'Keines dieser Ergebnisse ist von dieser Art.',
    allKinds: (count) => `Alle Ergebnisse zeigen (${count})`,
    nothingFor: (query) => `Nichts zu „${query}“: sehen Sie, was es sonst gibt`,
    tabs: 'Arten von Ergebnissen',
    tabAll: 'Alle',
    tabPages: 'Seiten',
    tabResources: 'Beiträge',
    tabOther: 'Weitere Beiträge',
    page: 'Seite',
    suggestions: 'Vorschläge',
    suggestionCount: plural(locale, { one: '# Vorschlag', other: '# Vorschläge' }),
    noSuggestions: 'Keine Vorschläge',
    allResults: (count, query) => `${allResults(count)} für „${query}“`,
    find: 'Finden',
    findLabel: 'Seiten und Beiträge finden',
  },

  languagePages: {
    search: { title: 'Suche', description: 'Alle Seiten dieser Website nach Wörtern durchsuchen.' },
    resources: {
      title: 'Beiträge',
      description:
        'Alles zum Lesen, Hören und Ansehen auf dieser Website, nach Art, Branche und Thema.',
    },
    sitemap: {
      title: 'Seitenübersicht',
      description: 'Alle Seiten dieser Website in einer Liste, nach Ordnern.',
    },
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
    related: 'Mehr zum Thema',
    readMore: 'Weiterlesen',
    transcript: 'Transkript',
    transcriptEdition: 'Ausgabe zum Lesen',
    readHere: 'Das Dokument hier lesen',
    gated: 'Füllen Sie das Formular aus, um das Dokument zu erhalten.',
    gatedContact: 'Dokument bei uns anfragen',
    onRequest: 'auf Anfrage',
    keyFigures: 'Kennzahlen',
    register: 'Anmelden',
    when: 'Wann',
    where: 'Wo',
    upcoming: 'Demnächst',
    past: 'Diese Veranstaltung ist vorbei',
    yourTime: 'Ihre Ortszeit',
    watchRecording: 'Aufzeichnung ansehen',
  },

  ...deLists,
  ...deBlocks,
  ...deConsent,
}
