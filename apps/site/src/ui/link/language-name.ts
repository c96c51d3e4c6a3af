/** A language's name in another, such as `Deutsch` or `Englisch`; its code if it has no name. */
export function languageName(lang: string, inLang: string): string {
  const names = known.get(inLang) ?? new Intl.DisplayNames([inLang], { type: 'language' })
  known.set(inLang, names)
  return names.of(lang) ?? lang
}

/** By language; slow to create. */
const known = new Map<string, Intl.DisplayNames>()
