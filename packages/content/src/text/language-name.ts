import { cachedFormats } from '../messages/cached-formats.ts'

const namesIn = cachedFormats<Intl.DisplayNamesOptions, Intl.DisplayNames>(Intl.DisplayNames)

/** A language's name in another, such as `Deutsch` or `Englisch`; its code if it has no name. */
export function languageName(code: string, inLang: string): string {
  return namesIn(inLang, { type: 'language' }).of(code.replaceAll('_', '-')) ?? code
}
