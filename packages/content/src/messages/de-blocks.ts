import type { Messages } from './en.ts'
import type { enBlocks } from './en-blocks.ts'
import { plural } from './plural.ts'

/** Messages of blocks and players, in German. */
export const deBlocks: Pick<Messages, keyof typeof enBlocks> = {
  player: {
    label: 'Audioplayer',
    play: 'Abspielen',
    pause: 'Anhalten',
    seek: 'Position',
    back: '15 Sekunden zurück',
    forward: '15 Sekunden vor',
    positionOf: (now, length) => `${now} von ${length}`,
    speed: 'Tempo',
    playFrom: 'Abspielen ab',
    playVideo: (title) => `Video abspielen: ${title}`,
    opensAt: (host) => `Öffnet sich auf ${host}`,
    loadsFrom: (provider) =>
      `Wird von ${provider} geladen; ${provider} erfährt dann Ihre Netzadresse und kann Daten in Ihrem Browser speichern.`,
    alwaysLoad: 'Nicht mehr nach Filmen anderer Websites fragen',
    watchAt: (host) => `Bei ${host} ansehen`,
    untitled: 'Video',
    failed: 'Die Aufnahme lässt sich hier nicht abspielen.',
    filmFailed:
      'Der Film lässt sich gerade nicht abspielen. Drücken Sie die Taste, um es noch einmal zu versuchen.',
    readTranscript: 'Was darin gesagt wird, steht im Transkript darunter.',
    openFile: 'Datei direkt öffnen',
  },

  chart: {
    kinds: {
      line: 'Liniendiagramm',
      bar: 'Balkendiagramm',
      steps: 'Diagramm von Schritten zu einer Summe',
      dot: 'Punktdiagramm',
      slope: 'Diagramm von Vorher und Nachher',
      sparklines: 'Tabelle kleiner Liniendiagramme',
    },
    alternative: (kind, highest, lowest) =>
      `${kind}. Höchster Wert: ${highest.text} (${highest.of}). Niedrigster Wert: ${lowest.text} (${lowest.of}). Alle Zahlen stehen in der Tabelle darunter.`,
    table: 'Die Zahlen als Tabelle',
    startsAt: (value: string) => `Die Skala beginnt bei ${value}.`,
  },

  carousel: {
    roleDescription: 'Karussell',
    slideRoleDescription: 'Folie',
    previous: 'Vorherige',
    next: 'Nächste',
    pause: 'Bewegung anhalten',
    play: 'Bewegung starten',
    slideOf: (slide, slides) => `${slide} von ${slides}`,
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  },

  sliders: {
    insights: 'Einblicke',
    testimonials: 'Ergebnisse unserer Kunden',
    stories: 'Was Kunden sagen',
    timeline: 'Schritte',
    samples: [
      { number: '4,2 Mio. £', description: 'Verbesserung des Ergebnisses' },
      { number: '6.200 Std.', description: 'Zeitersparnis im Jahr' },
      { number: '11 %', description: 'Zuwachs beim Nettogewinn' },
      { number: '1,8 Mio. £', description: 'Zuwachs an geplanten Einsparungen im Jahr' },
    ],
  },

  pdf: {
    missing: 'PDF nicht gefunden: Bitte laden Sie eine PDF-Datei hoch.',
    label: 'Dokument',
    page: 'Seite',
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
    previousPage: 'Vorherige Seite',
    nextPage: 'Nächste Seite',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fitWidth: 'An Breite anpassen',
    controls: 'Seiten und Größe',
    ofPages: (pages) => `von ${pages}`,
    percent: (amount) => `${amount}\u00a0%`,
    pageFailed: 'Diese Seite konnte nicht dargestellt werden.',
    open: 'Dokument öffnen',
    failed:
      'Das Dokument konnte hier nicht angezeigt werden. Sie können es trotzdem herunterladen.',
    gone: 'Das Dokument ist gerade nicht erreichbar.',
    locked:
      'Das Dokument ist mit einem Passwort geschützt. Laden Sie es herunter, um es zu öffnen.',
    damaged: 'Die Datei ist beschädigt oder kein PDF. Sie können sie trotzdem herunterladen.',
  },

  embed: {
    openingsInvalid: 'Keine gültige URL angegeben',
    assessmentInvalid: 'Kein gültiger Link angegeben',
    openingsTitle: 'Offene Stellen',
    assessmentTitle: 'Selbsteinschätzung',
    openInNewTab: 'In einem neuen Tab öffnen',
    toolUnavailable: 'Dieser Teil der Seite ist gerade nicht erreichbar.',
    formTitle: 'Formular',
    formUnavailable: 'Das Formular ist gerade nicht erreichbar.',
    formContact: 'Kontakt aufnehmen',
    formSubmitted: 'Vielen Dank. Wir haben Ihre Angaben erhalten.',
  },

  people: {
    profile: (name) => `Profil von ${name}`,
  },

  destinations: {
    'client-stories': 'Zur Kundengeschichte',
    podcast: 'Zur Folge',
    blog: 'Zum Artikel',
    videos: 'Zum Video',
    news: 'Zur Meldung',
    guidebooks: 'Zum Leitfaden',
    webinars: 'Zum Webinar',
    events: 'Zur Veranstaltung',
    whitepapers: 'Zum Whitepaper',
    datasheets: 'Zum Datenblatt',
    publications: 'Zur Veröffentlichung',
  },

  listings: {
    biography: 'Zur Person',
  },

  locations: {
    phone: 'Telefon',
    map: 'Auf der Karte zeigen',
  },

  jobs: {
    department: 'Abteilung',
    location: 'Standort',
    contract: 'Vertragsart',
    apply: 'Jetzt bewerben',
    facts: 'Auf einen Blick',
  },

  tower: {
    asOf: 'Stand',
    project: 'Projekt',
    gate: 'Gate',
    plannedValue: 'Planwert',
    earnedValue: 'Fertigstellungswert',
    actualCost: 'Istkosten',
    budgetAtCompletion: 'Gesamtbudget',
    plannedFinish: 'Geplantes Ende',
    forecastFinish: 'Voraussichtliches Ende',
    thousands: 'Tausend',
    figuresIn: (unit) => `Beträge in ${unit}`,
    total: 'Portfolio',
    projects: plural('de-DE', { one: '# Projekt', other: '# Projekte' }),
  },

  sitemap: {
    heading: 'Seitenübersicht',
    featured: 'Ausgewählte Seiten',
    allPages: 'Alle Seiten',
  },

  preview: {
    draft: 'Entwurfsvorschau',
    invalidSchema: 'Diese Seite hat ein ungültiges JSON-LD-Schema.',
    faultyBlock: (component) => `Der Block „${component}“ kann nicht angezeigt werden.`,
  },
}
