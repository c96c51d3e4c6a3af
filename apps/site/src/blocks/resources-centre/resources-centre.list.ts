import { centreOptions } from '@prospectus/catalogue/resources/centre-query'
import { pagingOf, RESOURCE_PAGE_SIZE } from '@prospectus/catalogue/resources/paging'
import type { ResourceFilters } from '@prospectus/catalogue/resources/resource-query'
import { listMessages } from '@prospectus/content/messages/list-messages'
import { type Card, cardOf } from '../../ui/article-card/card.ts'
import type { FilterFormProps } from '../../ui/filter-form/filter-form.tsx'
import type { StoriesClient, StoriesResponse } from './resources-centre.stories.ts'

/** Sent to the browser as JSON. */
export interface ResourcesData {
  /** Path of the page, without its query. */
  readonly path: string
  readonly lang: string
  /** `YYYY-MM-DD`, UTC: the day on which the page was rendered. */
  readonly today: string
  readonly languages: readonly string[]
  readonly assetHosts: readonly string[]
  readonly choices: FilterFormProps['choices']
  readonly filters: ResourceFilters
  readonly list: ResourceList
}

export interface ResourceList {
  /** Number of resources on all pages. */
  readonly total: number
  /** The valid page number nearest to the requested one (RES-4). */
  readonly page: number
  readonly cards: readonly Card[]
}

export type ListResponse =
  | { readonly outcome: 'ok'; readonly list: ResourceList }
  | { readonly outcome: Exclude<StoriesResponse['outcome'], 'ok'> }

export type Lists = ReturnType<typeof createLists>

/** Lists from the stories endpoint; the list that the page was served with is not requested again. */
export function createLists(data: ResourcesData, stories: StoriesClient) {
  const { locale, media } = listMessages(data.lang)
  const context = {
    locale,
    media,
    languages: data.languages,
    assetHosts: data.assetHosts,
    typeLabels: new Map(data.choices.type.map(({ value, label }) => [value, label])),
  }
  const optionsOf = (filters: ResourceFilters, page: number) =>
    centreOptions({
      ...filters,
      lang: data.lang,
      page: Math.min(page, MAX_PAGE),
      perPage: RESOURCE_PAGE_SIZE,
    })
  const servedOptions = new Set(
    [data.filters.page, data.list.page].map((page) =>
      JSON.stringify(optionsOf(data.filters, page)),
    ),
  )

  const get = async (filters: ResourceFilters, page: number): Promise<ListResponse> => {
    const options = optionsOf(filters, page)
    if (servedOptions.has(JSON.stringify(options))) return { outcome: 'ok', list: data.list }
    const { outcome, stories: rawStories, total } = await stories.request(options)
    if (outcome !== 'ok') return { outcome }
    // A page past the end shows the last one (RES-4).
    const lastPage = pagingOf(total, page, RESOURCE_PAGE_SIZE).page
    if (lastPage < page) return get(filters, lastPage)
    return {
      outcome,
      list: { total, page, cards: rawStories.flatMap((story) => cardOf(story, context) ?? []) },
    }
  }
  return {
    /** Gets a list, and cancels requests for others. */
    get: (filters: ResourceFilters) => {
      stories.cancelOthers(optionsOf(filters, filters.page))
      return get(filters, filters.page)
    },
    /** Prefetches a list without cancelling other requests. */
    prefetch: (filters: ResourceFilters) => get(filters, filters.page),
  }
}

/** Beyond any list, but accepted by the endpoint. */
const MAX_PAGE = 100_000
