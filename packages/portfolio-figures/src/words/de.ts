import type { en } from './en.ts'

/** The words of the drawings and blocks, in German. */
export const de: typeof en = {
  price: {
    planners: 'Planende',
    contributors: 'Mitwirkende',
    years: 'Jahre',
    implementation: 'Einführung',
    withImplementation: 'Durch uns',
    withoutImplementation: 'Ohne uns',
    calculate: 'Berechnen',
    wrong: (field, most) =>
      `${field}: Geben Sie eine ganze Zahl von Plätzen von 0 bis ${most} ein.`,
    tooFew: (least) =>
      `Die Preisliste beginnt bei ${least} bezahlten Plätzen, Planende und Mitwirkende zusammen.`,
    caption: 'Wie der Preis entsteht',
    line: 'Posten',
    working: 'Rechnung',
    amount: 'Betrag',
    total: 'Zusammen höchstens',
    inTheFirstYear: 'im Monat im ersten Jahr',
    overAllYears: 'insgesamt höchstens',
    plannersLine: 'Planende, erstes Jahr',
    contributorsLine: 'Mitwirkende, erstes Jahr',
    laterYears: 'Spätere Jahre',
    dearer: (rise) => `jedes höchstens ${rise} teurer als das vorige`,
    days: (days, price) => `${days} Tage × ${price}, einmal`,
    ifNothingRises: 'wenn kein Preis steigt',
    months: '12 Monate',
    list: 'Preis eines Platzes im Monat',
    seats: 'Bezahlte Plätze',
    bandOf: (from, to) => `${from} bis ${to}`,
    lastBand: (from) => `ab ${from}`,
    planner: 'Planende',
    contributor: 'Mitwirkende',
    assumptions: 'Was dabei angenommen ist',
  },
}
