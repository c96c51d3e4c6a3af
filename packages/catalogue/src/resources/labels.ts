import { forLanguage } from '@prospectus/content/messages/for-language'
import type { RawDatasourceEntry } from '@prospectus/protocol/raw-story'

/** By value, in the data source's order. */
export type Labels = ReadonlyMap<string, string>

/** Labels of a data source in a language, else its names, spelt by RES-2 (DATA-8, LANG-2). The first one counts. */
export function labelsOf(entries: readonly RawDatasourceEntry[], lang: string): Labels {
  const byLanguage = known.get(entries) ?? new Map<string, Labels>()
  known.set(entries, byLanguage)
  const labels = byLanguage.get(lang) ?? makeLabels(entries, lang)
  byLanguage.set(lang, labels)
  return labels
}

/** Cached, because a snapshot's entries never change and every page reads their labels several times. */
const known = new WeakMap<readonly RawDatasourceEntry[], Map<string, Labels>>()

function makeLabels(entries: readonly RawDatasourceEntry[], lang: string): Labels {
  const labels = new Map<string, string>()
  for (const { name, value, translations = {} } of entries) {
    const translated = forLanguage(new Map(Object.entries(translations)), lang)
    const label = translated?.trim() || name.trim()
    if (value === '' || label === '' || labels.has(value)) continue
    labels.set(value, SPELLINGS.get(label) ?? label)
  }
  return labels
}

/** Leaves out values without a label (DATA-8). */
export function knownLabels(labels: Labels, values: readonly string[]): readonly string[] {
  return values.flatMap((value) => labels.get(value) ?? [])
}

const SPELLINGS = new Map([
  ['Whitepapers', 'White Papers'],
  ['GuideBooks', 'Guidebooks'],
])
