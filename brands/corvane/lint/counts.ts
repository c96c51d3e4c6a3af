import { sectionOf } from '../../../tools/content/full-slug.ts'
import type { Bundled } from '../../../tools/content/lint/bundled.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { entriesOf } from './entries.ts'
import { isGerman } from './story-texts.ts'

/** Number of entries wanted in each section of the catalogue (DATA-6); the others share the rest. */
const WANTED: Readonly<Record<string, number>> = {
  podcast: 175,
  blog: 90,
  videos: 10,
  news: 55,
  guidebooks: 35,
}
const OTHERS = 'the other sections'
const WANTED_OF_OTHERS = 250

/** A line for each section: how many entries it has, and how many are wanted. */
export function countLines(bundled: Bundled): readonly string[] {
  return countsOf(bundled).map(({ section, count, wanted }) => {
    return `${section}: ${count} entries${wanted === undefined ? '' : `, about ${wanted} are wanted`}`
  })
}

/** Each section has its number of entries, within 5 % or one (DATA-6). */
export function countFindings(bundled: Bundled): Finding[] {
  return countsOf(bundled).flatMap(({ section, count, wanted = count }) =>
    Math.abs(count - wanted) <= Math.max(1, wanted * 0.05)
      ? []
      : [{ story: section, path: '', message: `${count} entries, about ${wanted} are wanted` }],
  )
}

function countsOf(bundled: Bundled) {
  const entries = entriesOf(bundled).filter((story) => !isGerman(story))
  const bySection = Map.groupBy(entries, ({ full_slug }) => sectionOf(full_slug))
  const own = Object.entries(WANTED).map(([section, wanted]) => {
    return { section, wanted, count: bySection.get(section)?.length ?? 0 }
  })
  const others = [...bySection].filter(([section]) => !Object.hasOwn(WANTED, section))
  return [
    ...own,
    ...others.map(([section, { length: count }]) => ({ section, count, wanted: undefined })),
    {
      section: OTHERS,
      wanted: WANTED_OF_OTHERS,
      count: others.reduce((sum, [, { length }]) => sum + length, 0),
    },
  ]
}
