import type { Entry } from '../rows/entry.ts'
import { isListedResource } from './resource-types.ts'

/** Limits of an insights slider (BLOCK-6), and of related resources (BLOCK-12). */
export const MAX_INSIGHTS = 9
export const MAX_RELATED = 3

type CurrentPage = Pick<Entry, 'uuid' | 'section' | 'lang'>

type Candidate = Pick<Entry, 'uuid' | 'section' | 'lang' | 'component' | 'themes' | 'industries'>

/**
 * Items of an insights slider (BLOCK-6): up to nine resources in the page's language, except the page itself, with one
 * of the themes and one of the industries; an empty list does not filter. Resources of the page's section when nothing
 * matches.
 * @param newestFirst read only until nine are found
 */
export function selectInsights<E extends Candidate>(
  newestFirst: Iterable<E>,
  current: CurrentPage,
  filter: Pick<Entry, 'themes' | 'industries'>,
): readonly E[] {
  const fits = (entry: E) =>
    shares(entry.themes, filter.themes) && shares(entry.industries, filter.industries)
  return select(newestFirst, current, fits, MAX_INSIGHTS)
}

/**
 * Up to three related resources (BLOCK-12) that share a theme, else the section: first those that share both, then with
 * most in common, then of nearly the same date, since the newest would be related to every resource.
 */
export function selectRelated<E extends Candidate & Pick<Entry, 'date'>>(
  candidates: Iterable<E>,
  current: CurrentPage & Pick<Entry, 'themes' | 'industries' | 'date'>,
): readonly E[] {
  const fits = (entry: E) => current.themes.length > 0 && shares(entry.themes, current.themes)
  return select(candidates, current, fits, Number.POSITIVE_INFINITY)
    .map((entry) => ({
      entry,
      ofSection: ofSection(entry, current),
      inCommon: inCommon(entry, current),
      distance: Math.abs(entry.date - current.date),
    }))
    .sort((a, b) => b.ofSection - a.ofSection || b.inCommon - a.inCommon || a.distance - b.distance)
    .slice(0, MAX_RELATED)
    .map(({ entry }) => entry)
}

function ofSection(entry: Candidate, { section }: CurrentPage): number {
  return entry.section === section ? 1 : 0
}

function inCommon(entry: Candidate, current: Pick<Entry, 'themes' | 'industries'>): number {
  return 2 * countOf(entry.themes, current.themes) + countOf(entry.industries, current.industries)
}

function countOf(values: readonly string[], others: readonly string[]): number {
  let count = 0
  for (const value of values) if (others.includes(value)) count++
  return count
}

function select<E extends Candidate>(
  newestFirst: Iterable<E>,
  current: CurrentPage,
  fits: (entry: E) => boolean,
  maximum: number,
): readonly E[] {
  const fitting: E[] = []
  const ofSection: E[] = []
  for (const entry of newestFirst) {
    if (entry.uuid === current.uuid || entry.lang !== current.lang) continue
    if (!isListedResource(entry)) continue
    if (fits(entry)) fitting.push(entry)
    if (fitting.length === maximum) break
    if (entry.section === current.section && ofSection.length < maximum) ofSection.push(entry)
  }
  return fitting.length > 0 ? fitting : ofSection
}

function shares(values: readonly string[], filter: readonly string[]): boolean {
  return filter.length === 0 || values.some((value) => filter.includes(value))
}
