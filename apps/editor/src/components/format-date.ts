import { LOCALE } from '../messages/language.ts'

/** Formats a time as `1 May 2026, 10:00` in the reader's time zone; '' for an invalid time. */
export const formatDateTime = createFormatter({ dateStyle: 'medium', timeStyle: 'short' })

/** Formats a time as `1 May 2026` in the reader's time zone; '' for an invalid time. */
export const formatDate = createFormatter({ dateStyle: 'medium' })

/** Formats a time as `10:00` in the reader's time zone; '' for an invalid time. */
export const formatTime = createFormatter({ timeStyle: 'short' })

/** Formats a time as `May 2026` in the reader's time zone; '' for an invalid time. */
export const formatMonth = createFormatter({ month: 'long', year: 'numeric' })

/** Creates a formatter of ISO times. */
function createFormatter(options: Intl.DateTimeFormatOptions): (iso: string | null) => string {
  const format = new Intl.DateTimeFormat(LOCALE, options)
  return (iso) => {
    const time = Date.parse(iso ?? '')
    return Number.isNaN(time) ? '' : format.format(time)
  }
}
