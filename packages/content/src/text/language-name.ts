/** A language's name in another, such as `Deutsch` or `Englisch`; its code if it has no name. */
export function languageName(code: string, inLang: string): string {
  const names = cachedNames.get(inLang) ?? new Intl.DisplayNames([inLang], { type: 'language' })
  cachedNames.set(inLang, names)
  return names.of(code.replaceAll('_', '-')) ?? code
}

/** Formatters by the language of the names, cached because creating one is slow. */
const cachedNames = new Map<string, Intl.DisplayNames>()
