import { byLanguage } from '../messages/catalogues.ts'

/** Loads the sentences of warnings in each language, by kind; `-unnamed` where there is no story to name. */
export const WARNING_CATALOGUES = byLanguage(
  import.meta.glob<Readonly<Record<string, string>>>('./messages/*.json', { import: 'default' }),
)
