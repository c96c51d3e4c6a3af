import type { ResourcesCentre } from '@prospectus/content/blocks/resources-centre'
import { type Labels, labelsOf } from '@prospectus/content/resources/labels'
import { type Paging, pagingOf, RESOURCE_PAGE_SIZE } from '@prospectus/content/resources/paging'
import {
  hasActiveFilter,
  parseResourceFilters,
  type ResourceFilters,
} from '@prospectus/content/resources/resource-query'
import type { PageView } from '../../rendering/page-view.ts'
import { type Card, cardOf } from '../../ui/article-card/card.ts'
import type { FilterChoice } from '../../ui/filter-form/filter-form.tsx'

export interface ResourcesData {
  readonly filters: ResourceFilters
  /** Decides which message an empty list shows (RES-6). */
  readonly filtered: boolean
  readonly choices: {
    readonly type: readonly FilterChoice[]
    readonly industry: readonly FilterChoice[]
    readonly theme: readonly FilterChoice[]
  }
  readonly total: number
  readonly paging: Paging
  readonly cards: readonly Card[]
}

/** The page of the list that the address asks for (RES-1, RES-4). */
export function loadResources(_block: ResourcesCentre, page: PageView): ResourcesData {
  const { snapshot, lang, query } = page
  const types = labelsOf(snapshot.datasources['resource-type'])
  const industries = labelsOf(snapshot.datasources['industry-type'])
  const themes = labelsOf(snapshot.datasources['theme-type'])
  const filters = parseResourceFilters(query, { types, industries, themes })
  const { text, type, industry, theme } = filters
  const list = (offset: number) =>
    snapshot.resources({ lang, type, industry, theme, text, offset, limit: RESOURCE_PAGE_SIZE })

  const asked = list((filters.page - 1) * RESOURCE_PAGE_SIZE)
  const paging = pagingOf(asked.total, filters.page, RESOURCE_PAGE_SIZE)
  const { entries } = paging.page === filters.page ? asked : list(paging.offset)
  return {
    filters,
    filtered: hasActiveFilter(filters),
    choices: { type: choices(types), industry: choices(industries), theme: choices(themes) },
    total: asked.total,
    paging,
    cards: entries.map((entry) => cardOf(entry, page, types.get(entry.section))),
  }
}

function choices(labels: Labels): readonly FilterChoice[] {
  return [...labels].map(([value, label]) => ({ value, label }))
}
