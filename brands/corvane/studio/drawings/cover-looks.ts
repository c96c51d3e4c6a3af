import { isResourceType } from '@prospectus/catalogue/resources/resource-types'
import { selectRelated } from '@prospectus/catalogue/resources/selection'
import { readDate } from '@prospectus/protocol/values/date'
import { type Look, looksOf } from '../../covers/looks.ts'
import { contentOf } from '../../lint/entries.ts'
import { type CoveredStory, coverOptionsOf, siteOptionsOf, textsOf } from './cover.ts'

/** Costs of two covers with the same contour, by their positions. Each further look of a story costs one more. */
const WEIGHTS = { besideByDate: 10, related: 8, oneAbove: 4, inRow: 2 } as const
/** Covers in a row of a list by date. */
const ROW = 3
/** In the second pass, covers of later dates have been chosen too. */
const PASSES = 2

interface ListedStory {
  readonly uuid: string
  readonly section: string
  readonly lang: string
  readonly component: 'resource'
  readonly themes: readonly string[]
  readonly industries: readonly string[]
  /** Milliseconds since 1970. */
  readonly date: number
  readonly looks: readonly Look[]
}

/** A resource that visitors see together with another, and the cost if their covers have the same contour. */
interface Companion {
  readonly other: ListedStory
  readonly weight: number
}

/**
 * Chooses the look of every drawn cover, by the story's uuid, so that covers with the same contour are not seen together:
 * side by side in a list by date, or as related resources. An added resource changes few others.
 *
 * @param stories resources of one language
 * @param isDrawn true if a story's cover is drawn here, in any of its looks; the site draws the others in their first
 */
export function coverLooks(
  stories: readonly CoveredStory[],
  isDrawn: (story: CoveredStory) => boolean,
): ReadonlyMap<string, Look> {
  const listed = listedByDate(stories, isDrawn)
  const companions = companionsOf(listed)
  const chosen = new Map<ListedStory, Look>()
  for (const one of listed) {
    const [first] = one.looks
    if (first !== undefined && one.looks.length === 1) chosen.set(one, first)
  }
  for (let pass = 1; pass <= PASSES; pass += 1) {
    for (const one of listed) {
      const cost = ({ contour }: Look, rank: number) =>
        (companions.get(one) ?? [])
          .filter(({ other }) => chosen.get(other)?.contour === contour)
          .reduce((sum, { weight }) => sum + weight, rank)
      const best = one.looks
        .map((look, rank) => ({ look, cost: cost(look, rank) }))
        .reduce((a, b) => (b.cost < a.cost ? b : a))
      chosen.set(one, best.look)
    }
  }
  return new Map([...chosen].map(([{ uuid }, look]) => [uuid, look]))
}

/** Neighbours in the lists by date, of all resources and of each section, by their uuids. */
export function neighbours(
  stories: readonly CoveredStory[],
): readonly (readonly [string, string])[] {
  return listsOf(listedByDate(stories, () => true)).flatMap((list) =>
    list.slice(1).map(({ uuid }, at) => [list[at]?.uuid ?? '', uuid] as const),
  )
}

/** The uuids of the list of all resources, the oldest first. */
export function resourcesByDate(stories: readonly CoveredStory[]): readonly string[] {
  const [all = []] = listsOf(listedByDate(stories, () => true))
  return all.map(({ uuid }) => uuid)
}

/** The related resources below each resource, by their uuids. */
export function relatedRows(stories: readonly CoveredStory[]): readonly (readonly string[])[] {
  const rows = rowsOf(listedByDate(stories, () => true))
  return rows.map((row) => row.map(({ uuid }) => uuid))
}

function companionsOf(
  listed: readonly ListedStory[],
): ReadonlyMap<ListedStory, readonly Companion[]> {
  const found = new Map(listed.map((one) => [one, [] as Companion[]]))
  const addCompanions = (row: readonly ListedStory[], weight: number) => {
    for (const one of row) {
      for (const other of row) if (other !== one) found.get(one)?.push({ other, weight })
    }
  }
  for (const list of listsOf(listed)) {
    for (const at of list.keys()) {
      addCompanions(list.slice(at, at + 2), WEIGHTS.besideByDate)
      addCompanions(list.slice(at, at + ROW), WEIGHTS.inRow)
      const [above, below] = [list[at], list[at + ROW]]
      if (above !== undefined && below !== undefined)
        addCompanions([above, below], WEIGHTS.oneAbove)
    }
  }
  for (const row of rowsOf(listed)) addCompanions(row, WEIGHTS.related)
  return found
}

/** The list of all resources, and those that its filters leave: of each section, theme and industry. */
function listsOf(listed: readonly ListedStory[]): readonly (readonly ListedStory[])[] {
  const all = listed.filter(({ section }) => isResourceType(section))
  const names = (of: (one: ListedStory) => readonly string[]) => [...new Set(listed.flatMap(of))]
  return [
    all,
    ...names(({ section }) => [section]).map((name) =>
      listed.filter(({ section }) => section === name),
    ),
    ...names(({ themes }) => themes).map((name) =>
      all.filter(({ themes }) => themes.includes(name)),
    ),
    ...names(({ industries }) => industries).map((name) =>
      all.filter(({ industries }) => industries.includes(name)),
    ),
  ]
}

function rowsOf(listed: readonly ListedStory[]): readonly (readonly ListedStory[])[] {
  const newestFirst = listed.toReversed()
  return listed.map((one) => selectRelated(newestFirst, one))
}

function listedByDate(
  stories: readonly CoveredStory[],
  isDrawn: (story: CoveredStory) => boolean,
): readonly ListedStory[] {
  return stories
    .map((story): ListedStory => {
      const drawn = isDrawn(story)
      const options = drawn ? coverOptionsOf(story) : siteOptionsOf(story)
      const { industry, date } = contentOf(story)
      return {
        uuid: story.uuid,
        section: options.section,
        lang: '',
        component: 'resource',
        themes: options.themes,
        industries: textsOf(industry),
        date: readDate(date)?.getTime() ?? 0,
        looks: looksOf(options).slice(0, drawn ? undefined : 1),
      }
    })
    .sort((a, b) => a.date - b.date || (a.uuid < b.uuid ? -1 : 1))
}
