import { byLanguage } from '@prospectus/content/messages/catalogues'
import { languageName } from '@prospectus/content/text/language-name'

/** Texts by group and key; most groups are named after the folder whose code shows them. */
type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Functions that load the messages, by language. */
export const CATALOGUES = byLanguage(import.meta.glob<Catalogue>('./*.json', { import: 'default' }))

const LANGUAGES: readonly string[] = [...CATALOGUES.keys()]

const STORAGE_KEY = 'prospectus-language'

/** The language of this tab: the stored choice, else the browser's first language that has messages. */
export const LANGUAGE = supportedLanguage(storedLanguage(), browserLanguages())

/** Locale for dates and numbers; English uses British formats. */
export const LOCALE = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE

/** Returns the first preferred language that the interface has (`de-AT` counts as German), else English. */
export function supportedLanguage(
  stored: string | undefined,
  preferred: readonly string[],
): string {
  const codes = [stored, ...preferred].map((code) => code?.split('-')[0]?.toLowerCase() ?? '')
  return codes.find((language) => LANGUAGES.includes(language)) ?? 'en'
}

/** Code and native name, such as `Deutsch`, of each language of the interface; English first. */
export const LANGUAGE_CHOICES: readonly (readonly [string, string])[] = LANGUAGES.toSorted(
  (a, b) => Number(b === 'en') - Number(a === 'en'),
).map((code) => [code, languageName(code, code)])

/** Stores the choice in this browser and reloads the editor. Unsaved drafts are already in the journal. */
export function chooseLanguage(language: string): void {
  localStorage.setItem(STORAGE_KEY, language)
  location.reload()
}

/** Returns the languages that the browser prefers; none in unit tests, which have no browser. */
function browserLanguages(): readonly string[] {
  return typeof document === 'undefined' ? [] : navigator.languages
}

/** Returns the stored choice; undefined without one, and where the browser blocks storage. */
function storedLanguage(): string | undefined {
  if (typeof document === 'undefined') return undefined
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined
  } catch {
    return undefined
  }
}
