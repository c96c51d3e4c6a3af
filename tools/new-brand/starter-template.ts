import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The files that a new brand starts with. */
export const starterFolder = join(import.meta.dirname, 'starter')

/** The default language comes first. */
export const STARTER_LANGUAGES = ['en', 'de'] as const

export type StarterLanguage = (typeof STARTER_LANGUAGES)[number]

/**
 * A page of the starter in one language: rich text is Markdown, `page:about` a link to a page by its key, and a text in
 * `[[ ]]` an instruction that is to be replaced.
 */
export interface PageTemplate {
  /** Path of its file without the language, such as `blog/first-week`; translations share it. */
  readonly key: string
  readonly language: StarterLanguage
  readonly name: string
  /** Last segment of the address; by default the key's. */
  readonly slug?: string
  readonly content: TemplateValues
}

export type TemplateValues = Readonly<Record<string, unknown>>

export interface FolderTemplate {
  /** Path below the language; empty for the folder of the language itself. */
  readonly key: string
  readonly language: StarterLanguage
  readonly name: string
}

/** The starter's pages in these languages. */
export function readPages(languages: readonly StarterLanguage[]): readonly PageTemplate[] {
  return languages.flatMap((language) =>
    filesOf(language)
      .filter((path) => basename(path) !== '_folder.json')
      .map((path) => ({
        ...(readJson(language, path) as Pick<PageTemplate, 'name' | 'content'>),
        key: path.replace(/\.json$/, ''),
        language,
      })),
  )
}

export function readFolders(languages: readonly StarterLanguage[]): readonly FolderTemplate[] {
  return languages.flatMap((language) =>
    filesOf(language)
      .filter((path) => basename(path) === '_folder.json')
      .map((path) => ({
        ...(readJson(language, path) as Pick<FolderTemplate, 'name'>),
        key: dirname(path).replace(/^\.$/, ''),
        language,
      })),
  )
}

function filesOf(language: StarterLanguage): readonly string[] {
  return globSync('**/*.json', { cwd: join(starterFolder, 'pages', language) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}

function readJson(language: StarterLanguage, path: string): unknown {
  return JSON.parse(readFileSync(join(starterFolder, 'pages', language, path), 'utf8'))
}

/** Values by placeholder, such as `name` or `light.action`. */
export type Placeholders = Readonly<Record<string, string>>

/**
 * Fills placeholders such as `{{name}}`, and unmarks instructions; throws an error with the name of a placeholder that
 * has no value.
 */
export function fill(text: string, values: Placeholders): string {
  return text
    .replace(INSTRUCTION, '$1')
    .replace(/\{\{([\w.-]+)\}\}/g, (placeholder, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`The starter has no value for ${placeholder}`)
      return value
    })
}

/** Patterns of the instructions in all templates. A pattern made from a whole text matches only whole texts. */
export function instructionPatterns(): readonly RegExp[] {
  const sources = new Set(
    readPages(STARTER_LANGUAGES).flatMap(({ content }) => textsOf(content).flatMap(patternSources)),
  )
  return [...sources].map((source) => new RegExp(source, 'u'))
}

function patternSources(text: string): readonly string[] {
  return [...text.matchAll(INSTRUCTION)].map(([marked, instruction = '']) => {
    const source = instruction
      .split(/\{\{[\w.-]+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
      .join('.+')
    // An item of a list becomes a paragraph of its own.
    const isWhole = text.split(/\n+- /).includes(marked)
    return isWhole ? `^${source}$` : source
  })
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const INSTRUCTION = /\[\[(.+?)\]\]/gs

/** `fill`s every text inside a JSON value. */
export function fillAll(value: unknown, values: Placeholders): unknown {
  if (typeof value === 'string') return fill(value, values)
  if (Array.isArray(value)) return value.map((entry) => fillAll(entry, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fillAll(entry, values)]),
  )
}

/** Escapes text for XML elements and double-quoted attributes. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
