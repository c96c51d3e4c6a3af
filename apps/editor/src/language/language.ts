/** The languages of the interface, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const

export type Language = keyof typeof LANGUAGES

const KEPT_AS = 'prospectus-language'

/** The language of this tab: the one that was chosen here before, else the first of the browser's that we speak. */
export const LANGUAGE: Language = languageOf(keptLanguage(), browserLanguages())

/** How dates and numbers are written in this tab. English is written as in Britain. */
export const LOCALE = { en: 'en-GB', de: 'de-DE' }[LANGUAGE]

/** The first of the wishes that is a language of the interface (`de-AT` is German); English when none is. */
export function languageOf(chosen: string | undefined, wishes: readonly string[]): Language {
  const wished = [chosen, ...wishes].map((wish) => wish?.split('-')[0]?.toLowerCase() ?? '')
  return wished.find(isLanguage) ?? 'en'
}

/** Keeps the choice in this browser and starts the editor anew in that language; drafts are in the journal by then. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEPT_AS, language)
  location.reload()
}

function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name)
}

/** Outside a browser, as in unit tests, nobody wishes anything. */
function browserLanguages(): readonly string[] {
  return typeof document === 'undefined' ? [] : navigator.languages
}

/** A browser may refuse its storage. */
function keptLanguage(): string | undefined {
  if (typeof document === 'undefined') return undefined
  try {
    return localStorage.getItem(KEPT_AS) ?? undefined
  } catch {
    return undefined
  }
}
