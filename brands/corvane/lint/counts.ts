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
/** All sections that `EXPECTED` does not name, taken together. */
const OTHERS = 'the other sections'
const EXPECTED_OTHERS = 250

/** Returns a line for each section, with its number of entries and the expected number. */
export function countLines(seedContent: LintedContent): readonly string[] {
  return countsOf(seedContent).map(({ section, count, expected }) => {
    return `${section}: ${count} entries${expected === undefined ? '' : `, about ${expected} are expected`}`
  })
}

/** Finds sections whose number of entries differs from the expected one by more than 5 % and more than one (DATA-6). */
export function countFindings(seedContent: LintedContent): Finding[] {
  return countsOf(seedContent).flatMap(({ section, count, expected = count }) =>
    Math.abs(count - expected) <= Math.max(1, expected * 0.05)
      ? []
      : [{ story: section, path: '', message: `${count} entries, about ${expected} are expected` }],
  )
}

function countsOf(seedContent: LintedContent) {
  const entries = entriesOf(seedContent).filter((story) => !isGerman(story))
  const bySection = Map.groupBy(entries, ({ full_slug }) => sectionOf(full_slug))
  const listed = Object.entries(EXPECTED).map(([section, expected]) => {
    return { section, expected, count: bySection.get(section)?.length ?? 0 }
  })
  const others = [...bySection].filter(([section]) => !Object.hasOwn(EXPECTED, section))
  return [
    ...listed,
    ...others.map(([section, { length: count }]) => ({ section, count, expected: undefined })),
    {
      section: OTHERS,
      expected: EXPECTED_OTHERS,
      count: others.reduce((sum, [, { length }]) => sum + length, 0),
    },
  ]
}
