import { byLanguage } from '@prospectus/content/messages/catalogues'

/** Texts by group and key; a group is named after its folder. */
type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

export const CATALOGUES = byLanguage(import.meta.glob<Catalogue>('./*.json', { import: 'default' }))

const LANGUAGES: readonly string[] = [...CATALOGUES.keys()]

const STORAGE_KEY = 'prospectus-language'

/** The language of this tab: the one chosen here before, else the browser's first that has messages. */
export const LANGUAGE = languageOf(storedLanguage(), browserLanguages())

/** Locale for dates and numbers; English uses British formats. */
export const LOCALE = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE

/** Returns the first preferred language that the interface has (`de-AT` counts as German), else English. */
export function languageOf(chosen: string | undefined, preferred: readonly string[]): string {
  const wished = [chosen, ...preferred].map((wish) => wish?.split('-')[0]?.toLowerCase() ?? '')
  return wished.find((language) => LANGUAGES.includes(language)) ?? 'en'
}

/** The languages of the interface by code and own name, such as `Deutsch`; English first. */
export const LANGUAGE_CHOICES: readonly (readonly [string, string])[] = LANGUAGES.toSorted(
  (one, other) => Number(other === 'en') - Number(one === 'en'),
).map((code) => [code, new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code])

/** Stores the choice in this browser and reloads the editor; unsaved drafts are in the journal by then. */
export function chooseLanguage(language: string): void {
  localStorage.setItem(STORAGE_KEY, language)
  location.reload()
}

/** Unit tests have no browser. */
function browserLanguages(): readonly string[] {
  return typeof document === 'undefined' ? [] : navigator.languages
}

/** Browsers can block storage. */
function storedLanguage(): string | undefined {
  if (typeof document === 'undefined') return undefined
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined
  } catch {
    return undefined
  }
}
