import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { jobVacancy } from '@prospectus/content/schema/stories/job-vacancy'
import type { StoredStory } from '../../queries/stored-story.ts'
import type { Storage } from '../../storage/storage.ts'
import { contentOf, readContentOf } from '../published-content.ts'

/** A published vacancy, as the list shows it. */
export interface Opening {
  readonly uuid: string
  readonly title: string
  /** Its page, on the site. */
  readonly path: string
  /** Empty for the site's first language. */
  readonly lang: string
  readonly department: string | undefined
  readonly location: string | undefined
  readonly contract: string | undefined
  readonly description: string | undefined
}

const PER_PAGE = 100

/**
 * All published vacancies, each once: in the language that is asked for, else in its first one (LANG-2). They are
 * in the order that editors gave them.
 */
export async function publishedOpenings(
  storage: Pick<Storage, 'stories'>,
  lang: string,
): Promise<readonly Opening[]> {
  const found: StoredStory[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await storage.stories({
      view: 'published',
      where: [{ kind: 'component', component: jobVacancy.component }],
      search: undefined,
      sort: [],
      page,
      perPage: PER_PAGE,
    })
    found.push(...items)
    if (items.length === 0 || found.length >= total) break
  }
  const code = lang.toLowerCase().replace(/[-_].*$/, '')
  const groups = Map.groupBy(found, ({ group_id }) => group_id)
  return [...groups.values()].flatMap((stories) => {
    const story =
      stories.find((each) => each.lang === code) ?? stories.find((each) => each.lang === 'default')
    return story === undefined ? [] : [openingOf(story)]
  })
}

function openingOf(story: StoredStory): Opening {
  const { department, location, contract, description } = readContentOf(
    jobVacancy,
    contentOf(story),
  )
  return {
    uuid: story.uuid,
    title: story.name,
    path: canonicalPath(story.full_slug, story.is_startpage),
    lang: story.lang === 'default' ? '' : story.lang,
    department,
    location,
    contract,
    description,
  }
}

/** What the list can be narrowed by, and what was chosen of it. */
export interface Choice {
  readonly department: string
  readonly place: string
}

/** From how many openings on the list can be narrowed. */
const MANY = 6

/** The values to choose from; none where there are few openings, or all are alike. */
export function choicesOf(openings: readonly Opening[]): {
  readonly departments: readonly string[]
  readonly places: readonly string[]
} {
  if (openings.length < MANY) return { departments: [], places: [] }
  return {
    departments: several(openings.map(({ department }) => department)),
    places: several(openings.map(placeOf)),
  }
}

/** Those that match; a choice that is empty, or that there is none of, does not narrow. */
export function narrowed(openings: readonly Opening[], choice: Choice): readonly Opening[] {
  const { departments, places } = choicesOf(openings)
  return openings.filter(
    (opening) =>
      (!departments.includes(choice.department) || opening.department === choice.department) &&
      (!places.includes(choice.place) || placeOf(opening) === choice.place),
  )
}

/** The town of a location such as `Leeds, or from home in the United Kingdom`. */
function placeOf({ location }: Opening): string | undefined {
  return location?.split(',')[0]?.trim()
}

function several(values: readonly (string | undefined)[]): readonly string[] {
  const found = [...new Set(values.filter((value) => value !== undefined && value !== ''))]
  return found.length < 2 ? [] : found.map(String).sort((a, b) => a.localeCompare(b))
}
