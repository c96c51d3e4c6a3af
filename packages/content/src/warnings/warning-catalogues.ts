import { byLanguage } from '../messages/catalogues.ts'

/** Loaders of warning texts per language, by kind; `-unnamed` for a story that does not exist. */
export const WARNING_CATALOGUES = byLanguage(
  import.meta.glob<Readonly<Record<string, string>>>('./messages/*.json', { import: 'default' }),
)
