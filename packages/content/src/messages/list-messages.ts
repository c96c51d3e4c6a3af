import { byLanguage, readCatalogues } from './catalogues.ts'
import { forLanguage } from './for-language.ts'
import en from './lists/en.json' with { type: 'json' }

/** Messages of lists, apart from the others because the browser loads them: it renders lists too. */
export type ListMessages = typeof en

const CATALOGUES = byLanguage(
  import.meta.env
    ? import.meta.glob<ListMessages>('./lists/*.json', { eager: true, import: 'default' })
    : readCatalogues<ListMessages>(`${import.meta.dirname}/lists`),
)

/** Messages of lists in a language, or in English if it has none. */
export function listMessages(lang: string): ListMessages {
  return forLanguage(CATALOGUES, lang) ?? en
}
