import type { RawDatasourceEntry } from '@prospectus/protocol/raw-story'
import { forLanguage } from '../../messages/for-language.ts'

/** Label by value, in the data source's order. */
export type Labels = ReadonlyMap<string, string>

/**
 * The labels of a data source in a language (DATA-8, LANG-2), its own names where an entry has not been
 * translated, with the spelling of RES-2 for resource types. Entries without a value or a name are left
 * out; the first of several with one value counts. A value that is not in it has no label and must not be
 * shown.
 */
export function labelsOf(entries: readonly RawDatasourceEntry[], lang: string): Labels {
  const labels = new Map<string, string>()
  for (const { name, value, translations = {} } of entries) {
    const translated = forLanguage(new Map(Object.entries(translations)), lang)
    const label = translated?.trim() || name.trim()
    if (value === '' || label === '' || labels.has(value)) continue
    labels.set(value, SPELLINGS.get(label) ?? label)
  }
  return labels
}

/** The labels of those values that have one, in the values' order (DATA-8). */
export function knownLabels(labels: Labels, values: readonly string[]): readonly string[] {
  return values.flatMap((value) => labels.get(value) ?? [])
}

const SPELLINGS = new Map([
  ['Whitepapers', 'White Papers'],
  ['GuideBooks', 'Guidebooks'],
])
