import { type Labels, labelsOf } from '@prospectus/catalogue/resources/labels'
import { pagingOf, RESOURCE_PAGE_SIZE } from '@prospectus/catalogue/resources/paging'
import {
  hasActiveFilter,
  parseResourceFilters,
} from '@prospectus/catalogue/resources/resource-query'
import { isResourceType } from '@prospectus/catalogue/resources/resource-types'
import { Island } from '../../islands/island.tsx'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { elementId } from '../../rendering/element-id.ts'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import type { Card } from '../../ui/article-card/card.ts'
import { cardsOf } from '../../ui/article-card/cards-of.ts'
import { upcomingEvents } from '../../ui/article-card/upcoming-events.ts'
import type { FilterChoice } from '../../ui/filter-form/filter-form.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'
import Resources from './resources-centre.island.tsx'
import type { ResourcesData } from './resources-centre.list.ts'

/** All resources, filtered and paged by address, without a page load where script works (RES-0 to RES-8). */
export const resourcesCentreView = viewWithData<'resources-centre', CentreData>(
  ResourcesCentre,
  loadResources,
  { titlesPage: true },
)

function ResourcesCentre({
  block,
  data: { upcoming, ...data },
  headingLevel,
}: BlockViewProps<'resources-centre', CentreData>) {
  const { messages, mode, storiesToken: token } = usePage()
  const Heading = `h${headingLevel}` as const
  const id = elementId('resources', block.uid)
  // A visitor who comes with a filter wants its results, so only a small heading precedes them.
  const isFiltered = hasActiveFilter(data.filters) || data.filters.page > 1
  const props = { data, id, cardLevel: headingLevel === 1 ? 2 : 3 } as const
  return (
    <div className="container resources-centre-sheet">
      <div
        className={`resources-centre-head twelve-columns${isFiltered ? ' resources-centre-brief' : ''}`}
      >
        <Heading className="resources-centre-heading">
          {block.heading ?? messages.languagePages.resourcesTitle}
        </Heading>
        {!isFiltered && <RichTextView content={block.description} size="short" />}
        <Upcoming cards={isFiltered ? [] : upcoming} />
      </div>
      {token === undefined ? (
        <Resources {...props} />
      ) : (
        <>
          <Island
            name="resources-centre"
            component={Resources}
            props={{ ...props, token }}
            id={id}
            when={mode === 'preview' ? 'idle' : 'approach'}
          />
          <template>
            <i className={LATER_CLASSES} />
          </template>
        </>
      )}
    </div>
  )
}

/** The next events and webinars, soonest first. */
function Upcoming({ cards }: { readonly cards: readonly Card[] }) {
  const { messages } = usePage()
  if (cards.length === 0) return null
  return (
    <nav className="resources-centre-coming" aria-label={messages.cards.comingUp}>
      <p className="resources-centre-coming-heading">{messages.cards.comingUp}</p>
      <ul className="resources-centre-coming-list">
        {cards.map(({ uuid, path, name, typeLabel, event }) => (
          <li key={uuid}>
            <span className="resources-centre-coming-day small-label">
              {[typeLabel, event?.dayText].filter(Boolean).join(', ')}
            </span>{' '}
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Classes that later lists may need: a page only gets the styles of classes in its markup. */
const LATER_CLASSES =
  'article-card button event-day cover drawn-rule empty-state gap-drawing icon pagination picture'

/** The list for the address (RES-1, RES-4). */
function loadResources(_block: unknown, page: PageView): CentreData {
  const { snapshot, lang, query } = page
  // Other values of the data source could never list anything (RES-2).
  const types = new Map(
    [...labelsOf(snapshot.datasources['resource-type'], lang)].filter(([type]) =>
      isResourceType(type),
    ),
  )
  const industries = labelsOf(snapshot.datasources['industry-type'], lang)
  const themes = labelsOf(snapshot.datasources['theme-type'], lang)
  const filters = parseResourceFilters(query, { types, industries, themes })
  const listAt = (page: number) =>
    snapshot.resources({ ...filters, lang, page, perPage: RESOURCE_PAGE_SIZE })

  const firstTry = listAt(filters.page)
  const paging = pagingOf(firstTry.total, filters.page, RESOURCE_PAGE_SIZE)
  const { entries } = paging.page === filters.page ? firstTry : listAt(paging.page)
  return {
    path: page.path,
    lang,
    today: page.today,
    languages: snapshot.languages,
    assetHosts: page.assetHosts,
    choices: { type: choices(types), industry: choices(industries), theme: choices(themes) },
    filters,
    upcoming: upcomingEvents(page).slice(0, MAX_UPCOMING),
    list: {
      total: firstTry.total,
      page: paging.page,
      cards: cardsOf(entries, page),
    },
  }
}

interface CentreData extends ResourcesData {
  readonly upcoming: readonly Card[]
}

const MAX_UPCOMING = 3

function choices(labels: Labels): readonly FilterChoice[] {
  return [...labels].map(([value, label]) => ({ value, label }))
}
