import { escaped } from './ink.ts'

/**
 * A drawn interface lettered in German: the same figures, set as German sets them.
 *
 * @param svg one lettered in English
 * @throws Error naming a text that has no German
 */
export function inGerman(svg: string): string {
  return svg.replace(/(?<=<(?:text|title)[^>]*>)[^<]+/g, (english) => {
    const german = words[english] ?? figure(english)
    if (german === undefined) throw new Error(`"${english}" has no German in a drawn interface`)
    return escaped(german)
  })
}

/** An amount, a share, a day, a week or a count in German, or undefined for other texts. */
function figure(english: string): string | undefined {
  if (/^[\d.]+(?: %)?$|^−?\d+$/.test(english)) {
    return english.replace(/^(\d)\.(\d\d)$/, '$1,$2')
  }
  for (const [form, german] of forms) {
    if (form.test(english)) return english.replace(form, german).replace(/(\d),(?=\d{3})/g, '$1.')
  }
  return undefined
}

const forms: readonly (readonly [RegExp, string])[] = [
  [/^(−?\d+,\d{3})$/, '$1'],
  [/^£([\d,]+) k$/, '$1 T£'],
  [/^(\d+) (Oct)$/, '$1. Okt.'],
  [/^(\d+) (Mar)$/, '$1. März'],
  [/^W(\d+)$/, 'KW $1'],
  [/^([\d,]+) h a week$/, '$1 Std. je Woche'],
  [/^(G\d), 1 project$/, '$1, 1 Projekt'],
  [/^(G\d), (\d+) projects$/, '$1, $2 Projekte'],
]

const words: Readonly<Record<string, string>> = {
  Schedule: 'Terminplan',
  'Renewals / Ostler Junction resignalling': 'Erneuerung / Signaltechnik Ostler Junction',
  'Critical path 18 days behind its baseline': 'Kritischer Weg 18 Tage hinter dem Basisplan',
  Jan: 'Jan',
  Feb: 'Feb',
  Mar: 'Mär',
  Apr: 'Apr',
  May: 'Mai',
  Jun: 'Jun',
  Jul: 'Jul',
  Aug: 'Aug',
  Sep: 'Sep',
  Oct: 'Okt',
  Nov: 'Nov',
  Dec: 'Dez',
  Design: 'Planung',
  'Interlocking design': 'Stellwerksplanung',
  'Scheme plan approval': 'Freigabe Lageplan',
  Procurement: 'Beschaffung',
  'Relocatable equipment rooms': 'Technikcontainer',
  'Cable and routes': 'Kabel und Trassen',
  'Site works': 'Bauausführung',
  'Route and chamber works': 'Trassen und Schächte',
  'Equipment installation': 'Montage',
  'Testing and commissioning': 'Prüfung, Inbetriebnahme',
  'Possession weekend': 'Sperrwochenende',
  'status 30 Sep 2025': 'Stand 30. Sep. 2025',
  critical: 'kritisch',
  baseline: 'Basisplan',

  'Booked against capacity, %': 'Auslastung, %',
  'Workforce planning / Q4 2025': 'Personalplanung / 4. Quartal 2025',
  'Weeks 40 to 49, hours booked ÷ hours available': 'KW 40 bis 49, Stunden verplant ÷ verfügbar',
  'Signalling design': 'Signalplanung',
  'Civil engineering': 'Tiefbau',
  Electrification: 'Elektrifizierung',
  'Project controls': 'Projektcontrolling',
  'Site supervision': 'Bauüberwachung',
  Testing: 'Prüfung',
  'Systems and data': 'Systeme und Daten',
  'All teams': 'Alle Teams',
  'to 85': 'bis 85',
  '86 to 100': '86 bis 100',
  '101 to 110': '101 bis 110',
  'above 110': 'über 110',
  'Share of capacity': 'Anteil der Kapazität',

  Gates: 'Freigaben',
  'Halden Rail / Governance': 'Halden Rail / Steuerung',
  'Budget and SPI. Next board Thursday 16 October 2025':
    'Budget und SPI. Nächste Sitzung Donnerstag, 16. Oktober 2025',
  Idea: 'Idee',
  'Option chosen': 'Variante',
  Authorised: 'Freigegeben',
  'In delivery': 'Umsetzung',
  Closing: 'Abschluss',
  Platform: 'Beleuchtung',
  'lighting, north': 'Bahnsteig Nord',
  'Spare parts': 'Prognose für',
  forecasting: 'Ersatzteile',
  'Relief crew': 'Stützpunkt',
  depot: 'Ablösepersonal',
  'Traction power': 'Überwachung',
  monitoring: 'Fahrstrom',
  'Cardew Viaduct': 'Viadukt Cardew,',
  strengthening: 'Verstärkung',
  'Station access': 'Stationen,',
  upgrade: 'stufenfrei',
  'Level crossing': 'Bahnübergänge,',
  closures: 'Schließung',
  Timetable: 'System für',
  'planning system': 'Fahrplanung',
  'Ostler Junction': 'Signaltechnik',
  resignalling: 'Ostler Junction',
  'Fleet telemetry,': 'Fahrzeugdaten,',
  'phase 2': '2. Phase',
  'Depot wash': 'Waschanlage,',
  'plant renewal': 'Erneuerung',
  Penhallow: 'Gutachten',
  survey: 'Penhallow',

  'Control accounts at month 9': 'Kontrollkonten nach Monat 9',
  'Renewals / Cardew Viaduct strengthening': 'Erneuerung / Viadukt Cardew, Verstärkung',
  '£ thousand. EAC = BAC ÷ CPI': 'T£. EAC = BAC ÷ CPI',
  WBS: 'PSP',
  'Control account': 'Kontrollkonto',
  PV: 'PV',
  EV: 'EV',
  AC: 'AC',
  SV: 'SV',
  CV: 'CV',
  SPI: 'SPI',
  CPI: 'CPI',
  BAC: 'BAC',
  EAC: 'EAC',
  'Management and controls': 'Leitung und Controlling',
  'Survey and assessment': 'Bestand und Gutachten',
  'Permanent works design': 'Tragwerksplanung',
  'Access and scaffolding': 'Zuwegung und Gerüst',
  'Masonry repairs': 'Mauerwerk',
  'Steel strengthening': 'Stahlverstärkung',
  'Drainage and track': 'Entwässerung und Gleis',
  Project: 'Projekt',
}
