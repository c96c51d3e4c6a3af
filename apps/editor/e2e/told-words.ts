import { vi } from 'vitest'

interface Folder {
  readonly WORDS: object
}

/** Every `words.ts` of the editor; where nobody wishes a language, as here, they are English. */
const ENGLISH = import.meta.glob<Folder>('../src/**/words.ts')
/** The same once more: the query makes modules of their own of them. */
const GERMAN = import.meta.glob<Folder>('../src/**/words.ts', { query: '?german' })

/** All texts of the editor; what is said with values has `…` in their place. */
async function textsIn(folders: typeof ENGLISH): Promise<ReadonlySet<string>> {
  const loaded = await Promise.all(Object.values(folders).map((load) => load()))
  return new Set(loaded.flatMap(({ WORDS }) => textsOf(WORDS)))
}

function textsOf(told: unknown): readonly string[] {
  if (typeof told === 'string') return [told.trim()]
  if (typeof told === 'function') return [String(told('…', '…', '…'))]
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(textsOf) : []
}

/** Says whether a text is one that the editor has in English and not in German. */
export async function englishTexts(): Promise<(shown: string) => boolean> {
  const english = await textsIn(ENGLISH)
  const inGerman = { defineWords: ({ de }: { readonly de: object }) => de }
  vi.doMock('../src/language/define-words.ts', () => inGerman)
  const german = await textsIn(GERMAN)
  vi.doUnmock('../src/language/define-words.ts')
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
