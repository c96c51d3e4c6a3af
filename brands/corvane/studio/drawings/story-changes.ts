import { sectionOf } from '../../../../tools/content/full-slug.ts'
import { isMapping } from '../../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import type { Change, PlotFigures } from '../../covers/plot.ts'
import { meaningOf, trendIn } from './change-words.ts'
import { numberIn } from './number-in.ts'
import { type Row, rowsOf, tablesIn } from './story-tables.ts'

/** More panels would be too narrow in a list of cards. */
const MAX_CHANGES = 5

/**
 * Finds a client story's changes: from a table that compares two moments, else from key figures with a former value,
 * else only the direction of a key figure. Undefined for stories of other sections.
 */
export function toldIn({
  full_slug,
  content,
}: Pick<StoryFile, 'full_slug' | 'content'>): PlotFigures | undefined {
  if (sectionOf(full_slug) !== 'client-stories' || !isMapping(content)) return undefined
  const stats = statsOf(content.figures)
  const ofTables = tablesIn(content).map((table) => rowsOf(table).flatMap(changeOfRow))
  const found = [...ofTables, stats.flatMap(changeOfStat)].find(({ length }) => length > 0)
  const [first, ...others] = found ?? []
  if (first !== undefined) return { changes: [first, ...others.slice(0, MAX_CHANGES - 1)] }
  const trends = stats.flatMap(({ heading, about }) => trendIn(`${heading} ${about}`) ?? [])
  return { trend: trends[0] }
}

interface Stat {
  readonly heading: string
  readonly about: string
}

function statsOf(figures: unknown): readonly Stat[] {
  const all = Array.isArray(figures) ? figures.filter(isMapping) : []
  return all.map(({ heading, subheading }) => ({
    heading: String(heading ?? ''),
    about: String(subheading ?? ''),
  }))
}

/** Reads `26 to 8` in a heading, or `5 h` with `…, from 14` below it. */
function changeOfStat({ heading, about }: Stat): readonly Change[] {
  const [before, after] = heading.split(' to ')
  if (before !== undefined && after !== undefined) return changeOf(before, after, about)
  const [words, was] = about.split(/, from (?=[^\d\s]?\d)/)
  return was === undefined ? [] : changeOf(was, heading, `${heading} ${words}`)
}

function changeOfRow({ before, after, words }: Row): readonly Change[] {
  return changeOf(before, after, words)
}

/** Returns nothing unless both values are plain figures: a signed amount is a difference, not a level. */
function changeOf(was: string, is: string, words: string): readonly Change[] {
  const [before, after] = [numberIn(was), numberIn(is)]
  if (before === undefined || after === undefined || before + after === 0) return []
  return [{ before, after, meaning: meaningOf(words, before, after) }]
}
