import { formatIn } from '@prospectus/content/messages/day'
import { fillPlaces } from '@prospectus/content/messages/fill-places'
import { numberFormat } from '@prospectus/content/messages/number'
import { dayAfter } from '@prospectus/portfolio/periods'
import type { Messages } from '../messages/messages.ts'
import type { Dataset } from '../schema/dataset.ts'
import type { FigureMessages } from './figure-messages.ts'

type Unit = Pick<Dataset, 'unit'>

export interface FineFigureMessages extends FigureMessages {
  readonly figures: FigureMessages['figures'] & Pick<Messages['figures'], 'thousands'>
}

/**
 * Writes what a dataset counts as the language does: `£14.4m` of 14,400 thousand, `14,100 h`, `1,860 MW`; no money
 * is `£0`. Without a number of decimals for millions there are two at most.
 */
export function amountFormat(
  { unit }: Unit,
  { locale, figures }: FigureMessages,
  decimals?: number,
): (value: number) => string {
  if (unit === 'hours' || unit === 'megawatts') {
    const whole = numberFormat(locale, { maximumFractionDigits: 0 })
    return (value) => fillPlaces(figures[unit], { value: whole.format(value) })
  }
  const format = numberFormat(locale, {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 2,
  })
  const { currency, millions } = CURRENCIES[unit ?? 'money']
  const none = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  return (value) =>
    value === 0
      ? none.format(0)
      : fillPlaces(figures[millions], { value: format.format(value / 1000) })
}

/** Currency code of each unit of money, and the key of its message for millions. */
const CURRENCIES = {
  money: { currency: 'GBP', millions: 'millions' },
  dollars: { currency: 'USD', millions: 'dollars' },
  euros: { currency: 'EUR', millions: 'euros' },
} as const

/** The same in thousands throughout: `£2,415k` beside `£80k`, where figures of one column are compared. */
export function thousandsFormat(unit: Unit, words: FineFigureMessages): (value: number) => string {
  if (unit.unit !== 'money') return amountFormat(unit, words)
  const format = numberFormat(words.locale, { maximumFractionDigits: 0 })
  return (value) =>
    value === 0
      ? amountFormat(unit, words)(0)
      : fillPlaces(words.figures.thousands, { value: format.format(value) })
}

/** Writes a difference with its sign. */
export function signed(value: number, format: (value: number) => string): string {
  return `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`
}

export function indexFormat({ locale }: FigureMessages): (value: number | undefined) => string {
  const format = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (value) => (value === undefined ? '–' : format.format(value))
}

/** Writes moments of a dataset, given in periods since its start. */
export interface MomentFormat {
  /** `30 September 2025`; `Day 8` of a dataset that counts days. */
  readonly long: (at: number) => string
  /** `30 Sep`. */
  readonly short: (at: number) => string
  /** What stands at an axis: `Sep`, `W40`, `8`; a month at its end with the year. */
  readonly axis: (at: number, isEnd?: boolean) => string
}

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const
const SHORT = { day: 'numeric', month: 'short' } as const
const MONTH = { month: 'short', year: 'numeric' } as const

/** How many months of a schedule can be told apart without their years. */
const MOST_MONTHS = 24

/** Moments of a schedule of so many periods: a long one is written with its years, in place of days. */
export function momentFormat(
  { period, start = new Date(0) }: Pick<Dataset, 'period' | 'start'>,
  { locale, figures }: FigureMessages,
  length = 0,
): MomentFormat {
  if (period === 'day') {
    const day = (at: number) => fillPlaces(figures.day, { value: Math.round(at) })
    return { long: day, short: day, axis: (at) => String(Math.round(at)) }
  }
  const write = (options: Intl.DateTimeFormatOptions) => (at: number) =>
    formatIn(locale, dayAfter(period, start, at), { ...options, timeZone: 'UTC' })
  if (period === 'month' && length > MOST_MONTHS) {
    return { long: write(LONG), short: write(MONTH), axis: write(MONTH) }
  }
  return {
    long: write(LONG),
    short: write(SHORT),
    axis: (at, isEnd) => write(period !== 'month' ? SHORT : isEnd ? MONTH : { month: 'short' })(at),
  }
}
