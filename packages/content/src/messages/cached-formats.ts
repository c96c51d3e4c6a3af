/** Returns a function that creates each formatter once per locale and options, because creating one is slow. */
export function cachedFormats<Options extends object, Format>(
  FormatClass: new (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const formats = new Map<string, Format>()
  return (locale, options) => {
    // Not JSON, which would take longer than the formatting.
    let key = locale
    for (const [name, value] of Object.entries(options)) key += ` ${name}=${value}`
    const format = formats.get(key) ?? new FormatClass(locale, options)
    formats.set(key, format)
    return format
  }
}
