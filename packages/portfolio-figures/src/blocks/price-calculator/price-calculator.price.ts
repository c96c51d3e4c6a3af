/** Monthly prices per seat, for orders from a minimum number of seats. */
export interface Band {
  /** Minimum number of seats. */
  readonly from: number
  readonly planner: number
  readonly contributor: number
}

export interface PriceList {
  /** In ascending order of seats; at least one. */
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
 * Price of an order, with its parts, in whole units of the currency (only `perMonth` is not rounded). The number of all
 * its seats decides the band. Undefined for fewer seats than the first band's.
 */
export function calculatePrice(list: PriceList, order: Order) {
  const seats = order.planners + order.contributors
  const band = list.bands.findLast(({ from }) => from <= seats)
  if (band === undefined) return undefined
  const plannersPrice = Math.round(order.planners * band.planner * 12)
  const contributorsPrice = Math.round(order.contributors * band.contributor * 12)
  const firstYear = plannersPrice + contributorsPrice
  const laterYearPrices = Array.from({ length: order.years - 1 }, (_, year) =>
    Math.round(firstYear * (1 + list.yearlyRise) ** (year + 1)),
  )
  /** Price of the years after the first, with the maximum increase in each. */
  const laterYears = laterYearPrices.reduce((sum, price) => sum + price, 0)
  const implementationPrice = order.includesImplementation ? Math.round(list.implementation) : 0
  return {
    band,
    plannersPrice,
    contributorsPrice,
    firstYear,
    laterYears,
    implementationPrice,
    perMonth: firstYear / 12,
    total: firstYear + laterYears + implementationPrice,
    totalWithoutRise: firstYear * order.years + implementationPrice,
  }
}

/** Names of the parameters of the address, and of the fields of the form. */
export const PARAMETERS = ['planners', 'contributors', 'years', 'implementation'] as const

/** Names of the fields with numbers of seats. */
export const SEAT_FIELDS = ['planners', 'contributors'] as const

/** An order as the visitor typed it. */
export type OrderText = Readonly<Record<(typeof PARAMETERS)[number], string>>

/** Order of a visitor whose address has no parameters. */
export const DEFAULT_ORDER: OrderText = {
  planners: '40',
  contributors: '260',
  years: '3',
  implementation: 'yes',
}

/** Names of the fields whose number of seats is not a whole number, or is above the maximum. */
export function invalidFields(order: OrderText): readonly (typeof SEAT_FIELDS)[number][] {
  return SEAT_FIELDS.filter((name) => {
    const value = order[name].trim()
    return !/^\d{1,9}$/.test(value) || Number(value) > MAX_SEATS
  })
}

/** Parses an order with valid seats; other invalid values become the default, since the form cannot have sent them. */
export function parseOrder(order: OrderText): Order {
  const years = Number(order.years)
  return {
    planners: Number(order.planners),
    contributors: Number(order.contributors),
    years:
      Number.isInteger(years) && years >= 1 && years <= MAX_YEARS
        ? years
        : Number(DEFAULT_ORDER.years),
    includesImplementation: order.implementation !== 'no',
  }
}
