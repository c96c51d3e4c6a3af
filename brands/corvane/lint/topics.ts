import { sectionOf } from '../../../tools/content/full-slug.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { contentOf, entriesOf } from './entries.ts'
import { WITH_SOUND } from './sound.ts'

const LEAST_ENTRIES = 10
const LEAST_SECTIONS = 4

/** Every theme and industry has enough entries, in several sections; `with-sound` is no topic. */
export function topicFindings(bundled: LintedContent): Finding[] {
  const entries = entriesOf(bundled)
  return (['theme', 'industry'] as const).flatMap((field) =>
    (bundled.datasources.get(`${field}-type`) ?? []).flatMap(({ name, value }) => {
      const about = entries.filter((story) => [contentOf(story)[field]].flat().includes(value))
      const sections = new Set(about.map(({ full_slug }) => sectionOf(full_slug)))
      if (value === WITH_SOUND) return []
      if (about.length >= LEAST_ENTRIES && sections.size >= LEAST_SECTIONS) return []
      const message = `${about.length} entries in ${sections.size} sections, at least ${LEAST_ENTRIES} in ${LEAST_SECTIONS} are wanted`
      return [{ story: `${field} ${name}`, path: '', message }]
    }),
  )
}
