import { sectionOf } from '../../../tools/content/full-slug.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { entriesOf } from './entries.ts'
import { isGerman } from './story-texts.ts'

/** Expected number of entries by section (DATA-6). */
const EXPECTED: Readonly<Record<string, number>> = {
  podcast: 175,
  blog: 90,
  videos: 10,
  news: 55,
  guidebooks: 35,
}
const OTHERS = 'the other sections'
const EXPECTED_OTHERS = 250

/** A line for each section with its number of entries, and the expected number. */
export function countLines(bundled: LintedContent): readonly string[] {
  return countsOf(bundled).map(({ section, count, wanted }) => {
    return `${section}: ${count} entries${wanted === undefined ? '' : `, about ${wanted} are wanted`}`
  })
}

/** Each section has the expected number of entries, within 5 % or one (DATA-6). */
export function countFindings(bundled: LintedContent): Finding[] {
  return countsOf(bundled).flatMap(({ section, count, wanted = count }) =>
    Math.abs(count - wanted) <= Math.max(1, wanted * 0.05)
      ? []
      : [{ story: section, path: '', message: `${count} entries, about ${wanted} are wanted` }],
  )
}

function countsOf(bundled: LintedContent) {
  const entries = entriesOf(bundled).filter((story) => !isGerman(story))
  const bySection = Map.groupBy(entries, ({ full_slug }) => sectionOf(full_slug))
  const listed = Object.entries(EXPECTED).map(([section, wanted]) => {
    return { section, wanted, count: bySection.get(section)?.length ?? 0 }
  })
  const others = [...bySection].filter(([section]) => !Object.hasOwn(EXPECTED, section))
  return [
    ...listed,
    ...others.map(([section, { length: count }]) => ({ section, count, wanted: undefined })),
    {
      section: OTHERS,
      wanted: EXPECTED_OTHERS,
      count: others.reduce((sum, [, { length }]) => sum + length, 0),
    },
  ]
}
