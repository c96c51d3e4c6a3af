import { sectionOf } from '../../../../tools/content/full-slug.ts'
import { isJsonObject } from '../../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../../tools/content/story-files.ts'
import type { Change, Meaning, StoryFigures, Trend } from '../../covers/plot.ts'
import { numberIn } from './number-in.ts'
import { type Row, rowsOf, tablesIn } from './story-tables.ts'

/** With more, the rows would not be high enough in a list of cards. */
const MAX_CHANGES = 4

/**
 * Finds a client story's changes: from a table that compares two moments, else from key figures with a former value,
 * else only the direction of a key figure. Undefined for stories of other sections.
 */
export function storyFiguresIn({
  full_slug,
  content,
}: Pick<StoryFile, 'full_slug' | 'content'>): StoryFigures | undefined {
  if (sectionOf(full_slug) !== 'client-stories' || !isJsonObject(content)) return undefined
  const stats = statsOf(content.figures)
  const ofTables = tablesIn(content).map((table) => rowsOf(table).flatMap(changeOf))
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
  const all = Array.isArray(figures) ? figures.filter(isJsonObject) : []
  return all.map(({ heading, subheading }) => ({
    heading: String(heading ?? ''),
    about: String(subheading ?? ''),
  }))
}

/** Reads `26 to 8` in a heading, or `5 h` with `…, from 14` below it. */
function changeOfStat({ heading, about }: Stat): readonly Change[] {
  const [before, after] = heading.split(' to ')
  if (before !== undefined && after !== undefined) {
    return changeOf({ before, after, words: about, name: about })
  }
  const [words = '', was] = about.split(/, from (?=[^\d\s]?\d)/)
  if (was === undefined) return []
  // The cover has no dates.
  const name = words.replace(/ in [A-Z][a-z]+ \d{4}$/, '')
  const former = was.replace(/ in \d{4}$/, '')
  return changeOf({ before: former, after: heading, words: `${heading} ${words}`, name })
}

/** Returns nothing unless both values are plain figures: a signed amount is a difference, not a level. */
function changeOf({ before: was, after: is, words, name }: Row): readonly Change[] {
  const [before, after] = [numberIn(was), numberIn(is)]
  if (before === undefined || after === undefined || before + after === 0) return []
  const [beforeText = '', afterText = ''] = [was, is].map((text) => text.split(', ')[0])
  const named = { name: asName(name), beforeText, afterText }
  return [{ ...named, before, after, meaning: meaningOf(words, before, after) }]
}

/** Turns words that follow a figure, such as `of kits expired unused` or `to a monthly report`, into a name. */
function asName(words: string): string {
  return words
    .replace(/^of /, '')
    .replace(/^to /, 'time to ')
    .replace(/^./u, (letter) => letter.toUpperCase())
}

/**
 * Decides by the words that name a figure whether its change is better or worse. Unknown if they do not say, or say
 * both: a cover must not present a possible loss as a success.
 */
function meaningOf(words: string, before: number, after: number): Meaning {
  const [less, more] = [LESS_IS_BETTER.test(words), MORE_IS_BETTER.test(words)]
  if (before === after || less === more) return 'unknown'
  return after < before === less ? 'better' : 'worse'
}

/** Finds the direction of a change in a sentence; undefined if it names none. */
function trendIn(words: string): Trend | undefined {
  if (/\b(?:less|fewer|shorter|saved)\b/i.test(words)) {
    return {
      name: words,
      direction: 'fall',
      meaning: MORE_IS_BETTER.test(words) ? 'worse' : 'better',
    }
  }
  if (!/\b(?:increase|improvement)\b/i.test(words)) return undefined
  return { name: words, direction: 'rise', meaning: meaningOf(words, 0, 1) }
}

const LESS_IS_BETTER =
  /\b(?:hours|h|days|weeks|min|minutes|late|overdue|wait|waiting|standby|standing by|delays?|errors?|findings|expired|cancelled|costs?|hired?|overruns|disputed?|missing|not yet|no price|without|held|level of effort|saved)\b/i

const MORE_IS_BETTER =
  /\b(?:on the day|on time|promised|kept|sign in|could name|working|savings|profit|bottom line)\b/i
