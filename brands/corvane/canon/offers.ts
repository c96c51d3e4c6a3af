/** Offers to visitors, with length and price. */
export const offers = {
  /** Projects from which the software is worth its price: for fewer, a careful person with a workbook is cheaper. */
  minProjects: 30,
  demo: { minutes: 'forty' },
  tour: { seconds: 39, stops: 'eight' },
  valueAssessment: { length: 'three weeks', price: '6,500', toldToKeep: '7 of 38' },
  maturityAssessment: { questions: 'twelve', minutes: 'ten' },
  implementation: {
    ...{ weeks: 'eleven', ofTheLast: 40, atTheAgreedFee: 37 },
    /** Days of the customer and of ours, and what one of ours costs in pounds. */
    ...{ yourDays: 46, ourDays: 38, dayPrice: 1100 },
  },
} as const

/** Prices of a seat with 100 to 499 seats, in pounds a month; readers pay nothing. */
export const seats = { planner: 49, contributor: 11 } as const

/** The price list; `from` is the number of paid seats from which a band's prices apply. */
export const priceBands = [
  { from: 25, planner: 58, contributor: 14 },
  { from: 100, ...seats },
  { from: 500, planner: 41, contributor: 8 },
] as const

/** The maximum rise of a seat's price at a renewal, in percent. */
export const maxYearlyRise = 6

/** Release and calculation intervals. */
export const rhythm = {
  /** Since 2023; until 2022 a release appeared each quarter. */
  release: 'six weeks',
  validatedReleasesAYear: 'two',
  /** Rows of the ledger arrive at this interval by day; reports are calculated once, at night. */
  ledgerMinutes: 30,
  /** When the sources begin to deliver for the calculation of the night, local time. */
  nightlyLoad: '00:15',
} as const

/** Promises about the service. */
export const service = {
  availability: '99.9%',
  lostWorkMinutes: 15,
  restoredHours: 'four',
} as const
