import { byLanguage } from '../messages/catalogues.ts'

/** Loaders of warning texts by language. The key of a text is the kind of warning, as `WarningKey` says. */
export const WARNING_CATALOGUES = byLanguage(
  import.meta.glob<Readonly<Record<string, string>>>('./messages/*.json', { import: 'default' }),
)
