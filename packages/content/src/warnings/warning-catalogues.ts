import { byLanguage } from '../messages/catalogues.ts'

/** Loads the texts of warnings in each language, by kind; `-unnamed` for a story that does not exist. */
export const WARNING_CATALOGUES = byLanguage(
  import.meta.glob<Readonly<Record<string, string>>>('./messages/*.json', { import: 'default' }),
)
