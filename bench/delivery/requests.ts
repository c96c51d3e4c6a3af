import { INDUSTRIES, SECTIONS, THEMES } from '../catalogue/generate-stories.ts'
import { createRandom, type Random } from '../catalogue/random.ts'
import { createVocabulary } from '../catalogue/vocabulary.ts'

/** A kind of request, and how often it is sent. */
export interface MeasuredRequest {
  readonly name: string
  /** Path and query of the next request, each different unless caching is measured. */
  readonly nextPath: () => string
  readonly times: number
}

/** @param cv the space's version, without which every request would be redirected */
export function measuredRequests(
  fullSlugs: readonly string[],
  cv: number,
): readonly MeasuredRequest[] {
  const random = createRandom(7)
  const vocabulary = createVocabulary(40_000)
  const query = (path: string, parameters: string) =>
    `/cdn/${path}?token=t&version=published&cv=${cv}&${parameters}`
  let serial = 0
  return [
    {
      name: 'story by slug',
      nextPath: () => query(`stories/${random.pick(fullSlugs)}`, `excluding_fields=x${++serial}`),
      times: 1000,
    },
    {
      name: 'story by slug, asked before',
      nextPath: () => query(`stories/${fullSlugs[serial++ % REPEATED_STORIES] ?? ''}`, ''),
      times: 5 * REPEATED_STORIES,
    },
    {
      name: '9 newest, three filters',
      nextPath: () => query('stories', filters(random)),
      times: 300,
    },
    {
      name: '100 a page',
      nextPath: () =>
        query('stories', `per_page=100&page=${1 + (serial++ % pageCount(fullSlugs, 100))}`),
      times: 60,
    },
    {
      name: 'all links',
      nextPath: () =>
        query('links', `per_page=1000&page=${1 + (serial++ % pageCount(fullSlugs, 1000))}`),
      times: 60,
    },
    {
      name: 'search_term',
      nextPath: () =>
        query('stories', `per_page=25&search_term=${searchTerm(random, vocabulary.word)}`),
      times: 300,
    },
  ]
}

function filters(random: Random): string {
  const filter = (field: string, operation: string, value: string) =>
    `filter_query[${field}][${operation}]=${encodeURIComponent(value)}`
  return [
    `starts_with=${random.pick(SECTIONS)}/`,
    'per_page=9',
    'sort_by=content.date:desc',
    filter('theme', 'any_in_array', random.pick(THEMES)),
    filter('industry', 'any_in_array', random.pick(INDUSTRIES)),
    filter('date', 'gt_date', `20${16 + random.below(6)}-0${1 + random.below(9)}-01 00:00`),
  ].join('&')
}

function searchTerm(random: Random, word: (random: Random) => string): string {
  return encodeURIComponent(random.next() < 0.5 ? word(random) : `${word(random)} ${word(random)}`)
}

function pageCount(fullSlugs: readonly string[], size: number): number {
  return Math.max(1, Math.ceil(fullSlugs.length / size))
}

const REPEATED_STORIES = 500
