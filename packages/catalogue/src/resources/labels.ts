import { forLanguage } from '@prospectus/content/messages/for-language'
import type { RawDatasourceEntry } from '@prospectus/protocol/raw-story'

/** Labels by value, in the data source's order. */
export type Labels = ReadonlyMap<string, string>

/**
 * Labels of a data source's values in a language, spelt as RES-2 says; the entry's name where there is no translation
 * (DATA-8, LANG-2). If a value occurs twice, its first entry with a label counts.
 */
export function labelsOf(entries: readonly RawDatasourceEntry[], lang: string): Labels {
  const byLanguage = cache.get(entries) ?? new Map<string, Labels>()
  cache.set(entries, byLanguage)
  const labels = byLanguage.get(lang) ?? createLabels(entries, lang)
  byLanguage.set(lang, labels)
  return labels
}

/** A snapshot's entries never change, and every page reads their labels several times. */
const cache = new WeakMap<readonly RawDatasourceEntry[], Map<string, Labels>>()

function createLabels(entries: readonly RawDatasourceEntry[], lang: string): Labels {
  const labels = new Map<string, string>()
  for (const { name, value, translations = {} } of entries) {
    const translated = forLanguage(new Map(Object.entries(translations)), lang)
    const label = translated?.trim() || name.trim()
    if (value === '' || label === '' || labels.has(value)) continue
    labels.set(value, SPELLINGS.get(label) ?? label)
  }
  return labels
}

/** Labels of values, without values that have none (DATA-8). */
export function knownLabels(labels: Labels, values: readonly string[]): readonly string[] {
  return values.flatMap((value) => labels.get(value) ?? [])
}

const SPELLINGS = new Map([
  ['Whitepapers', 'White Papers'],
  ['GuideBooks', 'Guidebooks'],
])
