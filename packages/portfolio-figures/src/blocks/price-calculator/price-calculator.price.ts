/** What seats cost from a number of paid seats on, each for a month. */
export interface Band {
  readonly from: number
  readonly planner: number
  readonly contributor: number
}

/** The price list of a vendor. */
export interface PriceList {
  /** Smallest first; at least one. */
  readonly bands: readonly Band[]
  /** The most by which a seat's price rises at each renewal, as a share. */
  readonly yearlyRise: number
  /** The fee of an implementation, once. */
  readonly implementation: number
}

/** What a visitor asks for. */
export interface Asked {
  readonly planners: number
  readonly contributors: number
  readonly years: number
  readonly withImplementation: boolean
}

/** A price with everything that it is made of. Amounts are whole units of the currency. */
export interface Price {
  readonly band: Band
  readonly planners: number
  readonly contributors: number
  readonly month: number
  readonly firstYear: number
  /** All years after the first, each dearer by the whole rise. */
  readonly laterYears: number
  readonly implementation: number
  readonly total: number
  /** The same if no price ever rises. */
  readonly totalWithoutRise: number
}

export const MAX_SEATS = 20_000
export const MAX_YEARS = 5

/**
 * The price of what was asked for; the band goes by all paid seats together.
 *
 * @returns undefined for fewer seats than the first band begins with
 */
export function priceOf(list: PriceList, asked: Asked): Price | undefined {
  const seats = asked.planners + asked.contributors
  const band = list.bands.findLast(({ from }) => from <= seats)
  if (band === undefined) return undefined
  const planners = Math.round(asked.planners * band.planner * 12)
  const contributors = Math.round(asked.contributors * band.contributor * 12)
  const firstYear = planners + contributors
  const later = Array.from({ length: asked.years - 1 }, (_, year) =>
    Math.round(firstYear * (1 + list.yearlyRise) ** (year + 1)),
  )
  const laterYears = later.reduce((sum, year) => sum + year, 0)
  const implementation = asked.withImplementation ? Math.round(list.implementation) : 0
  return {
    band,
    planners,
    contributors,
    firstYear,
    laterYears,
    implementation,
    month: firstYear / 12,
    total: firstYear + laterYears + implementation,
    totalWithoutRise: firstYear * asked.years + implementation,
  }
}

/** The price for some years: that of the calculator's address, or of the form. */
export const PARAMETERS = ['planners', 'contributors', 'years', 'implementation'] as const

/** What an address or a form asks for, as text. */
export type AskedText = Readonly<Record<(typeof PARAMETERS)[number], string>>

/** What is asked for until a visitor says otherwise. */
export const START: AskedText = {
  planners: '40',
  contributors: '260',
  years: '3',
  implementation: 'yes',
}

/** The fields in which something else than a whole number of seats stands. */
export function wrongFields(text: AskedText): readonly ('planners' | 'contributors')[] {
  return (['planners', 'contributors'] as const).filter((name) => {
    const value = text[name].trim()
    return !/^\d{1,9}$/.test(value) || Number(value) > MAX_SEATS
  })
}

/** Reads what was asked for; a wrong choice counts as the first one, since no one typed it. */
export function askedOf(text: AskedText): Asked {
  const years = Number(text.years)
  return {
    planners: Number(text.planners),
    contributors: Number(text.contributors),
    years:
      Number.isInteger(years) && years >= 1 && years <= MAX_YEARS ? years : Number(START.years),
    withImplementation: text.implementation !== 'no',
  }
}
