import type { ResourceFilters } from '@prospectus/content/index/resources/resource-query'
import type { Card } from '../../ui/article-card/card.ts'
import type { FilterChoice } from '../../ui/filter-form/filter-form.tsx'

/** The data that the page was served with, sent to the browser as JSON. */
export interface ResourcesData {
  /** Path of the page, without a query. */
  readonly path: string
  readonly lang: string
  /** Codes of language folders. */
  readonly languages: readonly string[]
  readonly assetHosts: readonly string[]
  readonly choices: {
    readonly type: readonly FilterChoice[]
    readonly industry: readonly FilterChoice[]
    readonly theme: readonly FilterChoice[]
  }
  readonly filters: ResourceFilters
  readonly list: ResourceList
}

/** One page of a list of resources. */
export interface ResourceList {
  /** On all pages together. */
  readonly total: number
  /** Its number: the valid page number nearest to the requested one (RES-4). */
  readonly page: number
  readonly cards: readonly Card[]
}
