import { expect, test } from 'vitest'
import { fillWith, onAnyDatabase, testUuid } from '../storage/storage.fixture.ts'
import { checkLinks } from './link-check.ts'
import type { LinkQueries } from './link-queries.ts'

const STORIES = 1100
const site = { siteUrl: 'http://site.example', assetHosts: [], embedHost: '', languages: [] }

onAnyDatabase('management-api#broken-links a check of many stories', (open) => {
  test('reads limited batches, each once, and lets other requests run in between', async () => {
    const storage = await open()
    const link = {
      fieldtype: 'multilink',
      linktype: 'story',
      id: testUuid(9999),
      cached_url: 'gone',
    }
    const body = [{ component: 'call-to-action', _uid: 'b', link: [link] }]
    await fillWith(
      storage,
      Array.from({ length: STORIES }, (_, at) => ({
        id: at + 1,
        full_slug: `page-${at}`,
        content: { component: 'modules/page', body: at % 100 === 0 ? body : [] },
      })),
    )
    const sizes = { pages: [] as number[], documents: [] as number[] }
    let turns = 0
    let isDone = false
    const turn = () => {
      turns++
      if (!isDone) setImmediate(turn)
    }
    setImmediate(turn)
    const counted = <Row>(list: number[], read: (id: number) => Promise<readonly Row[]>) => {
      return async (id: number): Promise<readonly Row[]> => {
        const rows = await read(id)
        list.push(rows.length)
        return rows
      }
    }
    const queries: LinkQueries = {
      ...storage.linkQueries,
      pagesAfter: counted(sizes.pages, storage.linkQueries.pagesAfter),
      documentsAfter: counted(sizes.documents, storage.linkQueries.documentsAfter),
    }
    const now = () => new Date()
    const onStep = () => undefined
    const found = await checkLinks({ queries, site, hasFile: async () => true, onStep, now })
    isDone = true
    expect(found).toMatchObject({ state: 'done', checked: STORIES, stories: STORIES })
    expect(found.broken).toHaveLength(11)
    for (const [list, most] of [
      [sizes.pages, 1000],
      [sizes.documents, 50],
    ] as const) {
      expect(Math.max(...list)).toBeLessThanOrEqual(most)
      expect(list.reduce((sum, size) => sum + size, 0)).toBe(STORIES)
      expect(list).toHaveLength(Math.ceil(STORIES / most) + 1)
    }
    expect(turns).toBeGreaterThanOrEqual(sizes.pages.length + sizes.documents.length - 2)
  })
})
