/** Monthly prices per seat, for orders from a minimum number of seats. */
export interface Band {
  /** Minimum number of seats. */
  readonly from: number
  readonly planner: number
  readonly contributor: number
}

export interface PriceList {
  /** Ascending, at least one. */
  readonly bands: readonly Band[]
  /** Maximum increase at each renewal, as a fraction. */
  readonly yearlyRise: number
  /** Price of the whole implementation. */
  readonly implementation: number
}

export interface Order {
  readonly planners: number
  readonly contributors: number
  readonly years: number
  readonly includesImplementation: boolean
}

export const MAX_SEATS = 20_000
export const MAX_YEARS = 5

/**
 * Price of an order at the band of all its paid seats, with its parts, in whole units of the currency (only `month` is
 * not rounded); undefined below the first band.
 */
export function calculatePrice(list: PriceList, order: Order) {
  const seats = order.planners + order.contributors
  const band = list.bands.findLast(({ from }) => from <= seats)
  if (band === undefined) return undefined
  const planners = Math.round(order.planners * band.planner * 12)
  const contributors = Math.round(order.contributors * band.contributor * 12)
  const firstYear = planners + contributors
  const later = Array.from({ length: order.years - 1 }, (_, year) =>
    Math.round(firstYear * (1 + list.yearlyRise) ** (year + 1)),
  )
  /** Price of the years after the first, with the maximum increase in each. */
  const laterYears = later.reduce((sum, year) => sum + year, 0)
  const implementation = order.includesImplementation ? Math.round(list.implementation) : 0
  return {
    band,
    planners,
    contributors,
    firstYear,
    laterYears,
    implementation,
    month: firstYear / 12,
    total: firstYear + laterYears + implementation,
    totalWithoutRise: firstYear * order.years + implementation,
  }
}

/** Names of the parameters of the address, and of the fields of the form. */
export const PARAMETERS = ['planners', 'contributors', 'years', 'implementation'] as const

/** An order as typed. */
export type OrderText = Readonly<Record<(typeof PARAMETERS)[number], string>>

/** Order of a visitor whose address has no parameters. */
export const DEFAULT_ORDER: OrderText = {
  planners: '40',
  contributors: '260',
  years: '3',
  implementation: 'yes',
}

/** Fields whose number of seats is not whole, or is above the maximum. */
export function invalidFields(text: OrderText): readonly ('planners' | 'contributors')[] {
  return (['planners', 'contributors'] as const).filter((name) => {
    const value = text[name].trim()
    return !/^\d{1,9}$/.test(value) || Number(value) > MAX_SEATS
  })
}

/** Parses an order with valid seats; any other invalid value becomes the default, since nobody typed it. */
export function parseOrder(text: OrderText): Order {
  const years = Number(text.years)
  return {
    planners: Number(text.planners),
    contributors: Number(text.contributors),
    years:
      Number.isInteger(years) && years >= 1 && years <= MAX_YEARS
        ? years
        : Number(DEFAULT_ORDER.years),
    includesImplementation: text.implementation !== 'no',
  }
}
