import { byLanguage, readCatalogues } from '../messages/catalogues.ts'
import { forLanguage } from '../messages/for-language.ts'
import en from './messages/en.json' with { type: 'json' }

export type FormMessages = typeof en

const CATALOGUES = byLanguage(
  import.meta.env
    ? import.meta.glob<FormMessages>('./messages/*.json', { eager: true, import: 'default' })
    : readCatalogues<FormMessages>(`${import.meta.dirname}/messages`),
)

/** Messages of hosted forms in a language, or in English if it has none (LANG-2). */
export function formMessages(lang: string): FormMessages {
  return forLanguage(CATALOGUES, lang) ?? en
}
