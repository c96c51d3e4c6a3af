/** Names a formatter: drawings ask with options that are new each time, and JSON takes longer than the formatting. */
export function formatterKey(
  locale: string,
  options: Intl.DateTimeFormatOptions | Intl.NumberFormatOptions,
): string {
  let key = locale
  for (const [name, value] of Object.entries(options)) key += ` ${name}=${value}`
  return key
}
