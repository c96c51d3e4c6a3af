import { cachedFormats } from './cached-formats.ts'

/** Number formatter for a locale such as `en-GB`. */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  return formatOf(locale, options)
}

const formatOf = cachedFormats<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)
