import type { RawDatasourceEntry } from '../stories/raw-story.ts'

/** Label by value, in the data source's order. */
export type Labels = ReadonlyMap<string, string>

/**
 * The labels of a data source (DATA-8), with the spelling of RES-2 for resource types. Entries without a
 * value or a name are left out; the first of several with one value counts. A value that is not in it has
 * no label and must not be shown.
 */
export function labelsOf(entries: readonly RawDatasourceEntry[]): Labels {
  const labels = new Map<string, string>()
  for (const { name, value, dimension_value: translated } of entries) {
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
