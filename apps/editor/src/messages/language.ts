import { byLanguage } from '@prospectus/content/messages/catalogues'

/** Texts by group and key; a group is named after its folder. */
type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Loads the messages of each language that has a file. */
export const CATALOGUES = byLanguage(import.meta.glob<Catalogue>('./*.json', { import: 'default' }))

/** The languages of the interface. */
const LANGUAGES: readonly string[] = [...CATALOGUES.keys()]

const STORAGE_KEY = 'prospectus-language'

/** The language of this tab: the one chosen here before, else the first of the browser's that has messages. */
export const LANGUAGE = languageOf(storedLanguage(), browserLanguages())

/** How dates and numbers are written in this tab. English is written as in Britain. */
export const LOCALE = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE

/** The first of the wishes that is a language of the interface (`de-AT` is German); English when none is. */
export function languageOf(chosen: string | undefined, wishes: readonly string[]): string {
  const wished = [chosen, ...wishes].map((wish) => wish?.split('-')[0]?.toLowerCase() ?? '')
  return wished.find((language) => LANGUAGES.includes(language)) ?? 'en'
}

/** The languages of the interface by code and own name, such as `Deutsch`; English first. */
export const LANGUAGE_CHOICES: readonly (readonly [string, string])[] = LANGUAGES.toSorted(
  (one, other) => Number(other === 'en') - Number(one === 'en'),
).map((code) => [code, new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code])

/** Stores the choice in this browser and starts the editor anew in that language; drafts are in the journal by then. */
export function chooseLanguage(language: string): void {
  localStorage.setItem(STORAGE_KEY, language)
  location.reload()
}

/** Unit tests have no browser. */
function browserLanguages(): readonly string[] {
  return typeof document === 'undefined' ? [] : navigator.languages
}

/** A browser may refuse its storage. */
function storedLanguage(): string | undefined {
  if (typeof document === 'undefined') return undefined
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined
  } catch {
    return undefined
  }
}
