import { isResourceType } from '@prospectus/content/index/resources/resource-types'
import { type Look, looksOf } from '../../covers/looks.ts'
import { contentOf } from '../media/story-parts.ts'
import { type CoveredStory, coverOptionsOf, siteOptionsOf } from './cover.ts'

/** How many covers before it in the list of its section a cover is to differ from, for lists have rows of three. */
const ROW = 3
/** And how many of those before it that share a theme: they stand together as related resources. */
const KIN = 8

interface Listed {
  readonly story: CoveredStory
  readonly section: string
  readonly themes: readonly string[]
  readonly looks: readonly Look[]
}

/**
 * The look of every drawn cover, by the story's uuid, so that no two of one contour stand side by side where all
 * resources are listed by date, nor where those of one section are. Each is chosen after those of earlier dates:
 * a resource that is added changes none before it.
 *
 * @param stories resources of one language
 * @param isDrawn whether a story's cover is drawn here and may have any of its looks; the site draws the others,
 * in their first
 */
export function coverLooks(
  stories: readonly CoveredStory[],
  isDrawn: (story: CoveredStory) => boolean,
): ReadonlyMap<string, Look> {
  const listed = listedByDate(stories, isDrawn)
  const chosen = new Map<string, Look>()
  const settled = (one: Listed | undefined) =>
    one && (chosen.get(one.story.uuid) ?? (one.looks.length === 1 ? one.looks[0] : undefined))
  const centre = listed.filter(isInCentre)
  for (const one of listed) {
    const ofSection = listed.filter(({ section }) => section === one.section)
    const place = ofSection.indexOf(one)
    const beside = [around(centre, one), around(ofSection, one)].flat()
    const near = ofSection.slice(Math.max(0, place - ROW), place)
    const kin = ofSection.slice(0, place).filter((other) => isKin(other, one))
    const cost = ({ contour }: Look) =>
      10 * countOf(contour, beside.map(settled)) +
      3 * countOf(contour, near.map(settled)) +
      7 * countOf(contour, kin.slice(-KIN).map(settled))
    const best = one.looks
      .map((look, rank) => ({ look, cost: cost(look) + rank }))
      .reduce((a, b) => (b.cost < a.cost ? b : a))
    chosen.set(one.story.uuid, best.look)
  }
  return chosen
}

/** Neighbours in the lists by date, of all resources and of each section. */
export function neighbours(
  stories: readonly CoveredStory[],
): readonly (readonly [string, string])[] {
  const listed = listedByDate(stories, () => true)
  const sections = [...new Set(listed.map(({ section }) => section))]
  const lists = [
    listed.filter(isInCentre),
    ...sections.map((name) => listed.filter(({ section }) => section === name)),
  ]
  return lists.flatMap((list) =>
    list.slice(1).map(({ story }, at) => [list[at]?.story.uuid ?? '', story.uuid] as const),
  )
}

function listedByDate(
  stories: readonly CoveredStory[],
  isDrawn: (story: CoveredStory) => boolean,
): readonly Listed[] {
  const dateOf = (story: CoveredStory) => String(contentOf(story).date ?? '').replace('T', ' ')
  return stories
    .map((story) => {
      const drawn = isDrawn(story)
      const options = drawn ? coverOptionsOf(story) : siteOptionsOf(story)
      const { section, themes } = options
      return { story, section, themes, looks: looksOf(options).slice(0, drawn ? undefined : 1) }
    })
    .sort(
      (a, b) => compare(dateOf(a.story), dateOf(b.story)) || compare(a.story.uuid, b.story.uuid),
    )
}

/** Whether the list of all resources shows it. */
function isInCentre({ section }: Listed): boolean {
  return isResourceType(section)
}

function isKin(one: Listed, other: Listed): boolean {
  return one.themes.some((theme) => other.themes.includes(theme))
}

function around(list: readonly Listed[], one: Listed): readonly (Listed | undefined)[] {
  const at = list.indexOf(one)
  return at < 0 ? [] : [list[at - 1], list[at + 1]]
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function countOf(contour: Look['contour'], looks: readonly (Look | undefined)[]): number {
  return looks.filter((look) => look?.contour === contour).length
}
