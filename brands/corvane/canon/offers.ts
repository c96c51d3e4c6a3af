/** Offers to visitors, with length and price. */
export const offers = {
  /** Number of projects from which the software is worth its price; for fewer, a person with a workbook is cheaper. */
  minProjects: 30,
  demo: { minutes: 'forty' },
  tour: { seconds: 39, stops: 'eight' },
  /** `advisedAgainst`: organisations that were told to keep the software they had. */
  valueAssessment: { length: 'three weeks', price: '6,500', advisedAgainst: '7 of 38' },
  maturityAssessment: { questions: 'twelve', minutes: 'ten' },
  implementation: {
    /** Median of the last `lastCustomers` customers, of which `atAgreedFee` paid no more than the agreed fee. */
    weeks: 'eleven',
    lastCustomers: 40,
    atAgreedFee: 37,
    /** Person-days of the customer, and of ours. */
    yourDays: 46,
    ourDays: 38,
    /** Price of one of our days, in pounds. */
    dayPrice: 1100,
  },
} as const

/** Price of one seat, in pounds a month, for customers with 100 to 499 seats; readers pay nothing. */
export const seats = { planner: 49, contributor: 11 } as const

/** The price list; a band's prices apply from its number of paid seats, `from`. */
export const priceBands = [
  { from: 25, planner: 58, contributor: 14 },
  { from: 100, ...seats },
  { from: 500, planner: 41, contributor: 8 },
] as const

/** The maximum rise of a seat's price at a renewal, in percent. */
export const maxYearlyRise = 6

/** How often releases appear, and data is loaded. */
export const intervals = {
  /** Since 2023; until 2022, releases appeared quarterly. */
  release: 'six weeks',
  validatedReleasesAYear: 'two',
  /** Interval at which rows of the ledger arrive by day; reports are calculated once, at night. */
  ledgerMinutes: 30,
  /** Local time at which the sources begin to deliver for the nightly calculation. */
  nightlyLoadAt: '00:15',
} as const

/** Promises about the service. */
export const service = {
  availability: '99.9%',
  maxLostWorkMinutes: 15,
  maxHoursToRestore: 'four',
} as const
