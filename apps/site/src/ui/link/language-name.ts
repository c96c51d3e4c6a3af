/** What a language is called in another, or in itself: `Deutsch`, `Englisch`; its code when it has no name. */
export function languageName(lang: string, inLang: string): string {
  const names = known.get(inLang) ?? new Intl.DisplayNames([inLang], { type: 'language' })
  known.set(inLang, names)
  return names.of(lang) ?? lang
}

/** By language; each is slow to make. */
const known = new Map<string, Intl.DisplayNames>()
