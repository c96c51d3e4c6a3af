/** Cache key of a formatter. Not JSON, which would take longer than the formatting. */
export function formatterKey(
  locale: string,
  options: Intl.DateTimeFormatOptions | Intl.NumberFormatOptions,
): string {
  let key = locale
  for (const [name, value] of Object.entries(options)) key += ` ${name}=${value}`
  return key
}
