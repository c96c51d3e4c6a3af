import { sectionOf } from '../../../tools/content/full-slug.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { contentOf, entriesOf } from './entries.ts'
import { WITH_SOUND } from './sound.ts'

const MIN_ENTRIES = 10
const MIN_SECTIONS = 4

/** Finds themes and industries with too few entries, or in too few sections; not `with-sound`, which is no topic. */
export function topicFindings(seedContent: LintedContent): Finding[] {
  const entries = entriesOf(seedContent)
  return (['theme', 'industry'] as const).flatMap((field) =>
    (seedContent.datasources.get(`${field}-type`) ?? []).flatMap(({ name, value }) => {
      const entriesAbout = entries.filter((story) =>
        [contentOf(story)[field]].flat().includes(value),
      )
      const sections = new Set(entriesAbout.map(({ full_slug }) => sectionOf(full_slug)))
      if (value === WITH_SOUND) return []
      if (entriesAbout.length >= MIN_ENTRIES && sections.size >= MIN_SECTIONS) return []
      const message = `${entriesAbout.length} entries in ${sections.size} sections, expected at least ${MIN_ENTRIES} in ${MIN_SECTIONS}`
      return [{ story: `${field} ${name}`, path: '', message }]
    }),
  )
}
