import { type Labels, labelsOf } from '@prospectus/content/index/resources/labels'
import { pagingOf, RESOURCE_PAGE_SIZE } from '@prospectus/content/index/resources/paging'
import { parseResourceFilters } from '@prospectus/content/index/resources/resource-query'
import { isResourceType } from '@prospectus/content/index/resources/resource-types'
import type { ResourcesCentre } from '@prospectus/content/schema/blocks/resources-centre'
import type { PageView } from '../../rendering/page-view.ts'
import { cardsOf } from '../../ui/article-card/cards-of.ts'
import type { FilterChoice } from '../../ui/filter-form/filter-form.tsx'
import type { ResourcesData } from './resources-centre.data.ts'

/** The page of the list that the address asks for (RES-1, RES-4), and the token for fetching more. */
export function loadResources(_block: ResourcesCentre, page: PageView): ResourcesData {
  const { snapshot, lang, query } = page
  // An entry that is no resource type could only ever list nothing (DATA-9).
  const types = new Map(
    [...labelsOf(snapshot.datasources['resource-type'], lang)].filter(([type]) =>
      isResourceType(type),
    ),
  )
  const industries = labelsOf(snapshot.datasources['industry-type'], lang)
  const themes = labelsOf(snapshot.datasources['theme-type'], lang)
  const filters = parseResourceFilters(query, { types, industries, themes })
  const list = (page: number) =>
    snapshot.resources({ ...filters, lang, page, perPage: RESOURCE_PAGE_SIZE })

  const asked = list(filters.page)
  const paging = pagingOf(asked.total, filters.page, RESOURCE_PAGE_SIZE)
  const { entries } = paging.page === filters.page ? asked : list(paging.page)
  return {
    path: page.path,
    lang,
    languages: snapshot.languages,
    assetHosts: page.assetHosts,
    choices: { type: choices(types), industry: choices(industries), theme: choices(themes) },
    filters,
    list: {
      total: asked.total,
      page: paging.page,
      cards: cardsOf(entries, page),
    },
  }
}

function choices(labels: Labels): readonly FilterChoice[] {
  return [...labels].map(([value, label]) => ({ value, label }))
}
