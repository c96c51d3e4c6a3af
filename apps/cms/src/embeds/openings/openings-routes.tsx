import { formatMessage } from '@prospectus/content/messages/format-message'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { jobVacancy } from '@prospectus/content/schema/stories/job-vacancy'
import { Hono } from 'hono'
import type { ReactNode } from 'react'
import { readAllPages } from '../../database/paging.ts'
import { type CmsMessages, cmsMessages } from '../../messages/messages.ts'
import type { StoredStory } from '../../queries/story-rows.ts'
import type { Storage } from '../../storage/storage.ts'
import { type EmbedParameters, queryOf, readEmbedParameters } from '../page/embed-parameters.ts'
import { embeddedPage, respondWith } from '../page/embedded-page.tsx'
import { parseContent, readContent } from '../published-content.ts'
import styles from './openings.css?inline'

/** `GET /openings` (EMBED-1): the list of published vacancies, with links to their pages on the site. */
export function createOpeningsRoutes(options: {
  readonly storage: Pick<Storage, 'listStories'>
  readonly siteUrl: string
}): Hono {
  const { storage, siteUrl } = options
  const app = new Hono()
  app.get('/openings', async (c) => {
    const embed = readEmbedParameters(c)
    const messages = cmsMessages(embed.lang)
    const openings = await findOpenings(storage, embed.lang)
    const filter = {
      department: c.req.query('department') ?? '',
      place: c.req.query('place') ?? '',
    }
    const page = embeddedPage({
      lang: messages.lang,
      title: messages.openings.title,
      theme: embed.theme,
      isStandalone: !embed.isEmbedded,
      styles: [styles],
      allowedSources: { 'form-action': ["'self'"] },
      body: <OpeningsPage {...{ openings, filter, messages, embed, siteUrl }} />,
    })
    return respondWith(c, page)
  })
  return app
}

interface OpeningsPageProps {
  readonly openings: readonly Opening[]
  readonly filter: Filter
  readonly messages: CmsMessages
  readonly embed: EmbedParameters
  readonly siteUrl: string
}

function OpeningsPage(props: OpeningsPageProps): ReactNode {
  const { openings, filter, messages, embed, siteUrl } = props
  const { departments, places } = filterOptions(openings)
  // An empty or unknown filter is ignored.
  const matchingOpenings = openings.filter(
    (opening) =>
      (!departments.includes(filter.department) || opening.department === filter.department) &&
      (!places.includes(filter.place) || townOf(opening) === filter.place),
  )
  const selects = [
    {
      name: 'department',
      label: messages.openings.department,
      values: departments,
      selected: filter.department,
    },
    { name: 'place', label: messages.openings.place, values: places, selected: filter.place },
  ].filter(({ values }) => values.length > 0)
  return (
    <main>
      <h1 className={embed.isEmbedded ? 'visually-hidden' : 'openings-title'}>
        {messages.openings.title}
      </h1>
      {selects.length > 0 && (
        <form className="openings-choice" action="/openings">
          {Object.entries(queryOf(embed)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {selects.map(({ name, label, values, selected }) => (
            <label key={name}>
              {label}
              <select name={name} defaultValue={selected}>
                <option value="">{messages.openings.all}</option>
                {values.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ))}
          <button type="submit" className="button button-secondary">
            {messages.openings.show}
          </button>
          <p className="openings-count">
            {countText(matchingOpenings.length, openings.length, messages)}
          </p>
        </form>
      )}
      {matchingOpenings.length === 0 && (
        <p className="openings-none">
          {openings.length === 0 ? messages.openings.none : messages.openings.noneMatch}
        </p>
      )}
      <ul className="openings">
        {matchingOpenings.map((opening) => (
          <OpeningItem key={opening.uuid} opening={opening} messages={messages} siteUrl={siteUrl} />
        ))}
      </ul>
    </main>
  )
}

function countText(shown: number, count: number, { openings, lang }: CmsMessages): string {
  const text = shown === count ? openings.count : openings.countOf
  return formatMessage(text, { shown, count }, lang)
}

function OpeningItem({
  opening,
  messages,
  siteUrl,
}: {
  readonly opening: Opening
  readonly messages: CmsMessages
  readonly siteUrl: string
}): ReactNode {
  const { title, path, department, location, contract, description } = opening
  const lang = opening.lang || 'en'
  return (
    <li className="opening" lang={lang === messages.lang ? undefined : lang}>
      <div>
        {department !== undefined && <p className="opening-department">{department}</p>}
        <h2 className="opening-title">
          <a href={new URL(path, siteUrl).href} target="_top">
            {title}
          </a>
        </h2>
        {description !== undefined && <p className="opening-text">{description}</p>}
      </div>
      <p className="opening-facts">
        {location !== undefined && <span>{location}</span>}
        {contract !== undefined && <span>{contract}</span>}
      </p>
      <svg className="opening-arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12h15M13.5 6.5L19 12l-5.5 5.5" />
      </svg>
    </li>
  )
}

type Opening = ReturnType<typeof toOpening>

const PER_PAGE = 100

/** Finds all published vacancies, each once: in `lang` if translated, else in the site's first language (LANG-2). */
async function findOpenings(
  storage: Pick<Storage, 'listStories'>,
  lang: string,
): Promise<readonly Opening[]> {
  const foundStories = await readAllPages(PER_PAGE, (paging) =>
    storage.listStories({
      view: 'published',
      where: [{ kind: 'component', component: jobVacancy.component }],
      search: undefined,
      sort: [],
      ...paging,
    }),
  )
  const language = lang.toLowerCase().replace(/[-_].*$/, '')
  const groups = Map.groupBy(foundStories, ({ group_id }) => group_id)
  return [...groups.values()].flatMap((stories) => {
    const story =
      stories.find((translation) => translation.lang === language) ??
      stories.find((translation) => translation.lang === 'default')
    return story === undefined ? [] : [toOpening(story)]
  })
}

function toOpening(story: StoredStory) {
  const { department, location, contract, description } = readContent(
    jobVacancy,
    parseContent(story),
  )
  return {
    uuid: story.uuid,
    title: story.name,
    path: canonicalPath(story.full_slug, story.is_startpage),
    /** Empty for the site's first language. */
    lang: story.lang === 'default' ? '' : story.lang,
    department,
    location,
    contract,
    description,
  }
}

interface Filter {
  readonly department: string
  readonly place: string
}

const MIN_FILTERED_OPENINGS = 6

/** Options of the filters: none below 6 openings, nor for a filter with a single value. */
function filterOptions(openings: readonly Opening[]) {
  if (openings.length < MIN_FILTERED_OPENINGS) return { departments: [], places: [] }
  return {
    departments: optionsFrom(openings.map(({ department }) => department)),
    places: optionsFrom(openings.map(townOf)),
  }
}

/** The town of a location such as `Leeds, or from home in the United Kingdom`. */
function townOf({ location }: Opening): string | undefined {
  return location?.split(',')[0]?.trim()
}

function optionsFrom(values: readonly (string | undefined)[]): readonly string[] {
  const options = [...new Set(values.flatMap((value) => value || []))]
  return options.length < 2 ? [] : options.sort((a, b) => a.localeCompare(b))
}
