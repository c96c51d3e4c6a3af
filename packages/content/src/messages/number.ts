import { formatterKey } from './formatter-key.ts'

/** Number formatter for a locale such as `en-GB`, cached because creating one is slow. */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = formatterKey(locale, options)
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

const formats = new Map<string, Intl.NumberFormat>()
