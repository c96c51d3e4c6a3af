import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCatalogues } from './catalogues.ts'

/** A catalogue: texts, or groups of texts. */
interface Catalogue {
  readonly [key: string]: string | Readonly<Record<string, string>>
}

/** Names of a text's placeholders, and `plural` if it has a plural; sorted. */
function placeholdersOf(text: string): string {
  const names = Array.from(text.matchAll(/\{(\w+)(?=[},])/g), ([, name]) => name)
  return [...(text.includes(', plural,') ? ['plural'] : []), ...new Set(names)].toSorted().join(' ')
}

/** The keys of a catalogue with the placeholders of each text, which must be the same in all languages. */
export function shapeOf(catalogue: Catalogue): readonly string[] {
  return Object.entries(catalogue)
    .flatMap(([key, value]) =>
      typeof value === 'string'
        ? `${key}: ${placeholdersOf(value)}`
        : Object.entries(value).map(([inner, text]) => `${key}.${inner}: ${placeholdersOf(text)}`),
    )
    .toSorted()
}

/** The catalogues of a folder by file name. */
export function cataloguesIn(folder: string): readonly (readonly [string, Catalogue])[] {
  return Object.entries(readCatalogues<Catalogue>(folder))
}

/**
 * Copies a folder of code to a temporary one and adds files there, as for a new language.
 *
 * @param files by path below the folder: catalogues, or code as text
 * @returns the copy, which the caller removes
 */
export async function withLanguage(
  source: string,
  files: Readonly<Record<string, unknown>>,
): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'languages-'))
  await cp(source, copy, { recursive: true })
  await symlink(`${import.meta.dirname}/../../../../node_modules`, join(copy, 'node_modules'))
  for (const [path, file] of Object.entries(files)) {
    await writeFile(join(copy, path), typeof file === 'string' ? file : JSON.stringify(file))
  }
  return copy
}

/**
 * Copies a folder of code and adds the pseudo-language `xx` there: English with accents.
 *
 * @param folders paths of folders with catalogues, below the copied one
 */
export async function withPseudoLanguage(
  source: string,
  folders: readonly string[],
): Promise<string> {
  const files = folders.map(
    async (folder) =>
      [
        join(folder, 'xx.json'),
        JSON.parse(await readFile(join(source, folder, 'en.json'), 'utf8'), accented),
      ] as const,
  )
  return withLanguage(source, Object.fromEntries(await Promise.all(files)))
}

/** Reviver for JSON: accents each `a` of texts without placeholders; the locale stays as it is. */
function accented(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || key === 'locale' || value.includes('{')) return value
  return value.replaceAll('a', 'á')
}
