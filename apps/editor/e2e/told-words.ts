import { vi } from 'vitest'

/** Every `words.ts` of the editor, each loaded in the language that the surroundings of the moment wish. */
const FOLDERS = import.meta.glob<{ readonly WORDS: object }>('../src/**/words.ts')

/** All texts of the editor in a language; what is said with values has `…` in their place. */
async function textsIn(language: string): Promise<ReadonlySet<string>> {
  vi.resetModules()
  vi.stubGlobal('document', {})
  vi.stubGlobal('navigator', { languages: [language] })
  const folders = await Promise.all(Object.values(FOLDERS).map((load) => load()))
  vi.unstubAllGlobals()
  // Files that follow in this worker read the words in nobody's language.
  vi.resetModules()
  return new Set(folders.flatMap(({ WORDS }) => textsOf(WORDS)))
}

function textsOf(told: unknown): readonly string[] {
  if (typeof told === 'string') return [told.trim()]
  if (typeof told === 'function') return [String(told('…', '…', '…'))]
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(textsOf) : []
}

/** Says whether a text is one that the editor has in English and not in German. */
export async function englishTexts(): Promise<(shown: string) => boolean> {
  const [english, german] = [await textsIn('en'), await textsIn('de')]
  const only = [...english].filter((text) => !german.has(text))
  const whole = new Set(only.filter((text) => !text.includes('…')))
  const patterns = only
    .filter((text) => text.includes('…') && text.replaceAll(/\P{L}/gu, '').length > 8)
    .map(
      (text) =>
        new RegExp(
          `^${text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.*')}$`,
          'u',
        ),
    )
  return (shown) => whole.has(shown) || patterns.some((pattern) => pattern.test(shown))
}
