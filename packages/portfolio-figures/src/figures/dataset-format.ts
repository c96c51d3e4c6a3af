import { formatIn } from '@prospectus/content/messages/day'
import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { numberFormat } from '@prospectus/content/messages/number'
import { dayAfter } from '@prospectus/portfolio/periods'
import type { Dataset } from '../schema/dataset.ts'
import type { FigureMessages } from './figure-messages.ts'

/** Creates a format for amounts in the dataset's unit: `£14.4m` for 14,400 thousand, `14,100 h`, `1,860 MW`, `£0`. */
export function amountFormat(
  { unit }: Pick<Dataset, 'unit'>,
  { locale, figures }: FigureMessages,
  decimals?: number,
): (value: number) => string {
  if (unit === 'hours' || unit === 'megawatts') {
    const whole = numberFormat(locale, { maximumFractionDigits: 0 })
    return (value) => fillPlaceholders(figures[unit], { value: whole.format(value) })
  }
  const format = numberFormat(locale, {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 2,
  })
  const { currency, millions } = CURRENCIES[unit ?? 'money']
  const zero = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  return (value) =>
    value === 0
      ? zero.format(0)
      : fillPlaceholders(figures[millions], { value: format.format(value / 1000) })
}

const CURRENCIES = {
  money: { currency: 'GBP', millions: 'millions' },
  dollars: { currency: 'USD', millions: 'dollars' },
  euros: { currency: 'EUR', millions: 'euros' },
} as const

/** Formats an amount with a plus or minus sign before it. */
export function withSign(value: number, format: (value: number) => string): string {
  return `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`
}

/** Creates a format for indices, with two decimals; `–` for undefined. */
export function indexFormat({ locale }: FigureMessages): (value: number | undefined) => string {
  const format = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (value) => (value === undefined ? '–' : format.format(value))
}

/** Formats of times, which are given in periods since the dataset's start. */
export interface TimeFormat {
  /** `30 September 2025`; `Day 8` if a period is a day. */
  readonly long: (at: number) => string
  /** `30 Sep`, `Sep 2025` in a long schedule, or `Day 8`. */
  readonly short: (at: number) => string
  /**
   * Label: `Sep` for a month, with its year if `isLast` or if the schedule is long; `30 Sep` for a week, `8` for a day.
   */
  readonly axis: (at: number, isLast?: boolean) => string
}

const LONG_DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const
const SHORT_DATE = { day: 'numeric', month: 'short' } as const
const MONTH_YEAR = { month: 'short', year: 'numeric' } as const

/** Number of months above which a schedule's labels have years. */
const MAX_MONTHS_WITHOUT_YEARS = 24

/** Creates formats for a schedule of `length` periods; if it is long and in months, labels have years, not days. */
export function timeFormat(
  { period, start = new Date(0) }: Pick<Dataset, 'period' | 'start'>,
  { locale, figures }: FigureMessages,
  length = 0,
): TimeFormat {
  if (period === 'day') {
    const day = (at: number) => fillPlaceholders(figures.day, { value: Math.round(at) })
    return { long: day, short: day, axis: (at) => String(Math.round(at)) }
  }
  const formatterWith = (options: Intl.DateTimeFormatOptions) => (at: number) =>
    formatIn(locale, dayAfter(period, start, at), { ...options, timeZone: 'UTC' })
  if (period === 'month' && length > MAX_MONTHS_WITHOUT_YEARS) {
    return {
      long: formatterWith(LONG_DATE),
      short: formatterWith(MONTH_YEAR),
      axis: formatterWith(MONTH_YEAR),
    }
  }
  return {
    long: formatterWith(LONG_DATE),
    short: formatterWith(SHORT_DATE),
    axis: (at, isLast) =>
      formatterWith(period !== 'month' ? SHORT_DATE : isLast ? MONTH_YEAR : { month: 'short' })(at),
  }
}
