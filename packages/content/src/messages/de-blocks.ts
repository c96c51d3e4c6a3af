import type { Messages } from './en.ts'
import type { enBlocks } from './en-blocks.ts'
import { plural } from './plural.ts'

const locale = 'de-DE'

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
    openFile: 'Datei direkt öffnen',
  },

  chart: {
    kinds: {
      line: 'Liniendiagramm',
      bar: 'Balkendiagramm',
      dot: 'Punktdiagramm',
      slope: 'Diagramm von Vorher und Nachher',
      sparklines: 'Tabelle kleiner Liniendiagramme',
    },
    alternative: (kind, highest, lowest) =>
      `${kind}. Höchster Wert: ${highest.text} (${highest.of}). Niedrigster Wert: ${lowest.text} (${lowest.of}). Alle Zahlen stehen in der Tabelle darunter.`,
    table: 'Die Zahlen als Tabelle',
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
    openAccounts: (name: string, count: number) => `${name}: ${count} Kontrollkonten öffnen`,
    spentOfEarned: (spent: string, earned: string) => `${spent} ausgegeben, ${earned} erreicht`,
    asOf: 'Stand',
    project: 'Projekt',
    manager: 'Leitung',
    gate: 'Gate',
    plannedValue: 'Planwert',
    earnedValue: 'Fertigstellungswert',
    actualCost: 'Ist-Kosten',
    budgetAtCompletion: 'Gesamtbudget',
    costIndex: 'Kostenindex',
    scheduleIndex: 'Terminindex',
    plannedFinish: 'Geplantes Ende',
    forecastFinish: 'Voraussichtliches Ende',
    ahead: 'Vor Plan',
    onPlan: 'Im Plan',
    behind: 'Hinter Plan',
    noData: 'Noch keine Zahlen',
    status: 'Status',
    forecastCost: 'Kostenprognose',
    thousands: 'Tausend',
    figuresIn: (unit) => `Beträge in ${unit}`,
    total: 'Portfolio',
    projects: plural(locale, { one: '# Projekt', other: '# Projekte' }),
    onTime: 'termingerecht',
    later: plural(locale, { one: '+# Woche', other: '+# Wochen' }),
    earlier: plural(locale, { one: '−# Woche', other: '−# Wochen' }),
    variance: 'zum Budget',
    unknown: 'nicht bekannt',
    short: { planned: 'Geplant', earned: 'Erreicht', actual: 'Ist', budget: 'Budget' },
    drawing: (earned, planned) => `${earned} geleistet, ${planned} geplant`,
    lowest: 'Am weitesten zurück',
    legend: 'So liest man die Tafel',
    legendTerms: [
      {
        term: 'SPI, Terminindex',
        text: 'Fertigstellungswert geteilt durch Planwert. Bei 0,90 sind neun Zehntel der bis heute geplanten Arbeit getan.',
      },
      {
        term: 'CPI, Kostenindex',
        text: 'Fertigstellungswert geteilt durch Ist-Kosten. Bei 0,90 steht jedem ausgegebenen Euro Arbeit im Wert von 0,90 gegenüber.',
      },
      {
        term: 'Kostenprognose',
        text: 'Gesamtbudget geteilt durch Kostenindex: was das Ganze kostet, wenn es so weitergeht wie bisher.',
      },
    ],
    legendStatus: (ahead, behind) =>
      `Ab einem Index von ${ahead} vor Plan, unter ${behind} hinter Plan, dazwischen im Plan.`,
    legendDrawing:
      'Der Balken ist das Budget, sein gefüllter Teil das Geleistete; der Strich steht für den Plan.',
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

  figures: {
    programme: 'Signaltechnik Linie 4',
    sampleProgramme: (name: string) => `Beispielprojekt: ${name}`,
    samplePortfolio: 'Beispielportfolio',
    statusDate: 'Stichtag',
    dragNeedle: 'Ziehen Sie die Nadel auf einen früheren Tag: Alle Zahlen sind die von damals.',
    hours: (amount: string) => `${amount} h`,
    day: (number: number | string) => `Tag ${number}`,
    millions: (amount: string) => `${amount} Mio. £`,
    planned: 'Plan',
    earned: 'Erreicht',
    actual: 'Istkosten',
    forecast: 'Prognose',
    scheduleIndex: 'Terminindex',
    costIndex: 'Kostenindex',
    forecastCost: 'Kostenprognose',
    forecastHours: 'Stundenprognose',
    forecastFinish: 'Voraussichtlich fertig',
    behindPlan: (amount: string) => `${amount} hinter Plan`,
    aheadOfPlan: (amount: string) => `${amount} vor Plan`,
    underBudget: (amount: string) => `${amount} unter Budget`,
    overBudget: (amount: string) => `${amount} über Budget`,
    budget: (amount: string) => `Budget ${amount}`,
    plan: (date: string) => `Plan ${date}`,
    sCurveTitle: (name: string) => `${name}: Planwert und Fertigstellungswert`,
    sCurveText: (date: string, planned: string, earned: string, total: string, finish: string) =>
      `S-Kurven des kumulierten Werts. Am ${date} waren ${planned} geplant und ${earned} erreicht, von insgesamt ${total}. Die Prognose erreicht ${total} am ${finish}.`,
    ganttTitle: (name: string) => `${name}: Terminplan`,
    ganttText: (rows: string) => `Terminplan, der Plan unter jedem Prognosebalken. ${rows}.`,
    ganttRow: (name: string, percent: number, late: string | false) =>
      `${name}: ${percent} % fertig, ${late === false ? 'im Plan' : `${late} Verzug`}`,
    packages: [
      'Entwurf, Zulassung',
      'Kabelwege',
      'Signale Nord',
      'Signale Süd',
      'Leitstelle',
      'Inbetriebnahme',
    ],
    latePackages: 'Pakete in Verzug',
    largestSlip: 'Größter Verzug',
    weeks: (count: number) => `${count} ${count === 1 ? 'Woche' : 'Wochen'}`,
    heatMapTitle: 'Auslastung nach Team und Woche',
    heatMapText: (rows: string) => `Anteil der verplanten Kapazität in Prozent. ${rows}.`,
    teams: ['Signale', 'Tiefbau', 'Systeme', 'Prüfung', 'Entwurf', 'Qualität'],
    week: (number: number) => `KW${number}`,
    booked: 'Verplant',
    ofHours: (booked: string, capacity: string) => `${booked} von ${capacity}`,
    overbooked: 'Über der Kapazität',
    peak: 'Höchste Auslastung',
    free: 'Frei in denselben Wochen',
    days: (count: number) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`,
    inTeamWeeks: (over: number, all: number) => `in ${over} von ${all} Teamwochen`,
    gatesTitle: 'Portfolio nach Phase',
    gatesText: (rows: string) => `Projekte zwischen den Freigaben. ${rows}.`,
    gatesRow: (stage: string, projects: number, waiting: number, value: string) =>
      `${stage}: ${projects} Projekte, ${waiting} warten auf eine Entscheidung, ${value}`,
    stages: ['Idee', 'Prüfung', 'Planung', 'Umsetzung', 'Abschluss'],
    projects: 'Projekte',
    waiting: 'Vor einer Freigabe',
    approved: 'In Umsetzung',
    portfolioValue: 'Wert',
    estimatesTitle: (name: string) => `${name}: drei Kostenprognosen`,
    estimatesText: (date: string, actual: string, earned: string, fan: readonly string[]) =>
      `Am ${date} sind ${actual} ausgegeben und ${earned} erreicht. Die drei Kostenprognosen sind ${fan.join(', ')}.`,
    asBudgeted: 'Rest wie geplant',
    atCostIndex: 'Mit diesem CPI',
    atBothIndices: 'Mit CPI und SPI',
    apart: 'Auseinander um',
    pipelineTitle: 'Von hundert, die beginnen',
    pipelineText: (rows: string) => `Wie viele von hundert jede Phase erreichen. ${rows}.`,
    pipelineRow: (stage: string, count: number, cost: string) =>
      `${stage}: ${count} von 100, erwartete Kosten ${cost}`,
    comeThrough: 'Kommen durch',
    expectedCost: 'Erwartete Kosten je Projekt',
    perSuccess: 'Kosten je Erfolg',
  },
}
