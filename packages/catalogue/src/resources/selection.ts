import type { Entry } from '../rows/entry.ts'
import { isListedResource } from './resource-types.ts'

/** Maximum number of items in an insights slider (BLOCK-6). */
export const MAX_INSIGHTS = 9
/** Maximum number of related resources (BLOCK-12). */
export const MAX_RELATED = 3

type CurrentPage = Pick<Entry, 'uuid' | 'section' | 'lang'>

type Candidate = Pick<Entry, 'uuid' | 'section' | 'lang' | 'component' | 'themes' | 'industries'>

/**
 * Items of an insights slider (BLOCK-6): up to nine resources in the page's language, except the page itself, that have
 * at least one of the themes and one of the industries; an empty list does not filter. If nothing matches, resources of
 * the page's section.
 * @param newestFirst iterated only until nine are found
 * @param isPastEvent only the first of these entries is chosen, since readers want more than events that are over
 */
export function selectInsights<E extends Candidate>(
  newestFirst: Iterable<E>,
  current: CurrentPage,
  filter: Pick<Entry, 'themes' | 'industries'>,
  isPastEvent: Test<E> = () => false,
): readonly E[] {
  const fits = (entry: E) =>
    matchesFilter(entry.themes, filter.themes) && matchesFilter(entry.industries, filter.industries)
  return select(newestFirst, current, { fits, isPastEvent, maximum: MAX_INSIGHTS })
}

/**
 * Up to three related resources (BLOCK-12) that share a theme, or else the section: first those with most in common,
 * then those in the same section, then those nearest in date, since the newest would be chosen for every resource.
 * @param isPastEvent only the first of these entries is chosen
 */
export function selectRelated<E extends Candidate & Pick<Entry, 'date'>>(
  candidates: Iterable<E>,
  current: CurrentPage & Pick<Entry, 'themes' | 'industries' | 'date'>,
  isPastEvent: Test<E> = () => false,
): readonly E[] {
  const fits = (entry: E) =>
    current.themes.length > 0 && matchesFilter(entry.themes, current.themes)
  const ranked = select(candidates, current, { fits })
    .map((entry) => ({
      entry,
      isSameSection: entry.section === current.section,
      overlap: overlapOf(entry, current),
      distance: Math.abs(entry.date - current.date),
    }))
    .sort(
      (a, b) =>
        b.overlap - a.overlap ||
        Number(b.isSameSection) - Number(a.isSameSection) ||
        a.distance - b.distance,
    )
    .map(({ entry }) => entry)
  const related: E[] = []
  for (const entry of ranked) {
    if (related.length === MAX_RELATED) break
    if (mayJoin(related, entry, isPastEvent)) related.push(entry)
  }
  return related
}

type Test<E> = (entry: E) => boolean

/** False for a past event if one has been chosen already. */
function mayJoin<E>(chosen: readonly E[], entry: E, isPastEvent: Test<E>): boolean {
  return !isPastEvent(entry) || !chosen.some(isPastEvent)
}

/** Weighs what two resources have in common: a theme counts twice as much as an industry. */
function overlapOf(entry: Candidate, current: Pick<Entry, 'themes' | 'industries'>): number {
  const themes = entry.themes.filter((theme) => current.themes.includes(theme))
  const industries = entry.industries.filter((industry) => current.industries.includes(industry))
  return 2 * themes.length + industries.length
}

interface Selection<E> {
  readonly fits: Test<E>
  readonly isPastEvent?: Test<E>
  readonly maximum?: number
}

function select<E extends Candidate>(
  candidates: Iterable<E>,
  current: CurrentPage,
  { fits, isPastEvent = () => false, maximum = Number.POSITIVE_INFINITY }: Selection<E>,
): readonly E[] {
  const fitting: E[] = []
  const inSection: E[] = []
  for (const entry of candidates) {
    if (entry.uuid === current.uuid || entry.lang !== current.lang) continue
    if (!isListedResource(entry)) continue
    if (fits(entry) && mayJoin(fitting, entry, isPastEvent)) fitting.push(entry)
    if (fitting.length === maximum) break
    if (entry.section !== current.section || inSection.length === maximum) continue
    if (mayJoin(inSection, entry, isPastEvent)) inSection.push(entry)
  }
  return fitting.length > 0 ? fitting : inSection
}

/** True if one of the values is in the filter, or the filter is empty. */
function matchesFilter(values: readonly string[], filter: readonly string[]): boolean {
  return filter.length === 0 || values.some((value) => filter.includes(value))
}
