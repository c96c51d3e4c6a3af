import type { ResourceFilters } from '@prospectus/catalogue/resources/resource-query'
import { expect, it } from 'vitest'
import { createLists, type ResourcesData } from './resources-centre.list.ts'
import type { StoriesClient, StoriesResponse } from './resources-centre.stories.ts'

const atPage = (page: number): ResourceFilters => ({
  ...{ type: undefined, industry: undefined, theme: undefined, category: undefined },
  ...{ text: '', page },
})

const data: ResourcesData = {
  ...{ path: '/resources', lang: 'en', today: '2026-01-01', languages: [], assetHosts: [] },
  choices: { type: [], industry: [], theme: [] },
  filters: atPage(1),
  list: { total: 20, page: 1, cards: [] },
}

/** Lists over an endpoint that always responds alike, and the pages requested from it. */
function listsOver(response: StoriesResponse) {
  const pages: unknown[] = []
  const stories: StoriesClient = {
    request: async ({ page }) => {
      pages.push(page)
      return response
    },
    cancelOthers: () => undefined,
  }
  return { lists: createLists(data, stories), pages }
}

it('RES-4 a page past the end shows the last one', async () => {
  const { lists, pages } = listsOver({ outcome: 'ok', stories: [], total: 20 })
  const shown = { outcome: 'ok', list: { total: 20, page: 3, cards: [] } }
  expect(await lists.get(atPage(3))).toEqual(shown)
  expect(await lists.get(atPage(9))).toEqual(shown)
  expect(pages).toEqual([3, 9, 3])
})

it('CALL-4 does not request the served list again', async () => {
  const { lists, pages } = listsOver({ outcome: 'ok', stories: [], total: 0 })
  expect(await lists.get(atPage(1))).toEqual({ outcome: 'ok', list: data.list })
  expect(pages).toEqual([])
})

it.each(['failed', 'unauthorised', 'aborted'] as const)(
  'RES-5 returns the outcome of a request that has %s',
  async (outcome) => {
    const { lists } = listsOver({ outcome, stories: [], total: 0 })
    expect(await lists.get(atPage(2))).toEqual({ outcome })
  },
)
