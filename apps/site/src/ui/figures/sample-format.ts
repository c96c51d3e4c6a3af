import { formatIn } from '@prospectus/content/messages/day'
import type { Messages } from '@prospectus/content/messages/messages'
import { numberFormat } from '@prospectus/content/messages/number'
import { programme } from './sample-data.ts'

/** What a sample drawing is made with. */
export interface SampleProps {
  /** Unique on the page. */
  readonly id: string
  readonly messages: Messages
}

/** Writes millions as the language does: `£14.4m`, `14,4 Mio. £`; nothing is `£0`, `0 £`. */
export function money(messages: Messages): (millions: number) => string {
  const { locale, figures } = messages
  const format = numberFormat(locale, { maximumFractionDigits: 1 })
  const whole = numberFormat(locale, {
    style: 'currency',
    currency: 'GBP',
    maximumFractionDigits: 0,
  })
  return (millions) =>
    millions === 0 ? whole.format(0) : figures.millions(format.format(millions))
}

/**
 * The last day of a month of the sample programme, as the language writes it: month 0 ends the day
 * before the programme starts.
 */
export function endOfMonth(
  messages: Messages,
  index: number,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' },
): string {
  const { year, month } = programme.start
  const day = new Date(Date.UTC(year, month + index, 0))
  return formatIn(messages.locale, day, { ...options, timeZone: 'UTC' })
}

export function shortDay(messages: Messages, index: number): string {
  return endOfMonth(messages, index, { day: 'numeric', month: 'short' })
}

export function monthName(messages: Messages, index: number): string {
  return endOfMonth(messages, index, { month: 'short' })
}
