import { randomUUID } from 'node:crypto'
import { MAX_REPORTED, type VisitReport } from '@prospectus/server/visit-report'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { MAX_PATHS, MAX_SEARCHES_A_DAY } from '../reports/store-report.ts'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { serveManagementWithStories } from './served-management.fixture.ts'

const NOW = new Date('2026-05-20T12:00:00.000Z')
const page = { component: 'modules/page', body: [] }
const stories = [
  { id: 1, full_slug: 'prices', name: 'Prices', content: page },
  { id: 2, full_slug: 'blog/risk', name: 'Risk', content: page },
]

const missed = (path: string, count = 1, day = '2026-05-19') => ({
  ...{ path, count, referrer: '' },
  ...{ first_at: `${day}T08:00:00.000Z`, last_at: `${day}T09:00:00.000Z` },
})
const searched = (query: string, count: number, results: number, day = '2026-05-19') => ({
  ...{ query, count, results, day, lang: 'en' },
})
const report = (parts: Partial<VisitReport>): VisitReport => ({
  id: randomUUID(),
  made_at: NOW.toISOString(),
  missing: [],
  searches: [],
  ...parts,
})

/** As many rows at a time as a report may have. */
function inReports<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const count = Math.ceil(rows.length / MAX_REPORTED)
  return Array.from({ length: count }, (_, at) =>
    rows.slice(at * MAX_REPORTED, (at + 1) * MAX_REPORTED),
  )
}

onBothDatabases('management-api#missing-paths', (open, tools) => {
  test('ROUTE-4 a missing path is listed until it has a redirect or a page', async () => {
    const storage = await open()
    const { send } = await serveManagementWithStories(storage, stories)
    const first = report({ missing: [missed('/old/price', 3), missed('/nothing')] })
    expect(await storage.storeReport(first)).toBe(true)
    expect(await storage.storeReport(first)).toBe(false)
    const later = { ...missed('/old/price', 2, '2026-05-20'), referrer: 'partner.example' }
    await storage.storeReport(report({ missing: [later, missed('/zzz')] }))
    const listed = await send('GET missing_paths')
    expect(listed.headers.get('total')).toBe('3')
    const [most] = listOf(listed.body, 'missing_paths')
    expect(most).toMatchObject({
      ...{ path: '/old/price', count: 5, referrer: 'partner.example', dismissed: false },
      ...{ first_at: '2026-05-19T08:00:00.000Z', last_at: '2026-05-20T09:00:00.000Z' },
    })
    const likely = await send(`GET missing_paths/${most?.id}/likely_pages`)
    expect(likely.body.pages).toMatchObject([{ id: 1, name: 'Prices', path: '/prices' }])

    await send('POST redirects', { body: { redirect: { from: '/old/price', to: '/prices' } } })
    const left = await send('GET missing_paths?search=o')
    expect(left.body.missing_paths).toMatchObject([{ path: '/nothing' }])
    const { id } = listOf(left.body, 'missing_paths')[0] ?? {}
    const put = (dismissed: unknown) =>
      send(`PUT missing_paths/${id}`, { body: { missing_path: { dismissed } } })
    expect((await put('maybe')).status).toBe(422)
    expect((await put(true)).body.missing_path).toMatchObject({ dismissed: true })
    await storage.storeReport(report({ missing: [missed('/nothing')] }))
    const paths = async (query = '') =>
      listOf((await send(`GET missing_paths${query}`)).body, 'missing_paths').map(
        ({ path }) => path,
      )
    expect(await paths()).toEqual(['/zzz'])
    expect(await paths('?dismissed=1')).toEqual(['/nothing'])
    await put(false)
    expect(await paths()).toEqual(['/nothing', '/zzz'])
    expect((await send('GET missing_paths/99/likely_pages')).status).toBe(404)
    expect(
      (await send('PUT missing_paths/99', { body: { missing_path: { dismissed: 1 } } })).status,
    ).toBe(404)
  })

  test('the list is limited, and keeps the most requested paths', async () => {
    const storage = await open()
    const { send } = await serveManagementWithStories(storage, stories)
    await storage.storeReport(report({ missing: [missed('/often', 9, '2026-05-01')] }))
    const many = Array.from({ length: MAX_PATHS + 5 }, (_, at) => missed(`/made-up/${at}`))
    for (const missing of inReports(many)) await storage.storeReport(report({ missing }))
    const { headers, body } = await send('GET missing_paths')
    expect(headers.get('total')).toBe(String(MAX_PATHS))
    expect(listOf(body, 'missing_paths')[0]).toMatchObject({ path: '/often' })
  })

  test('reports older than REPORTS_KEEP_DAYS are deleted', async () => {
    const storage = await open()
    const { send } = await serveManagementWithStories(storage, stories)
    const missing = [missed('/old', 1, '2026-01-01'), missed('/new')]
    const searches = [searched('old', 4, 1, '2026-01-01'), searched('new', 4, 1)]
    await storage.storeReport(report({ missing, searches }))
    await storage.deleteReportsBefore(new Date('2026-03-01T00:00:00.000Z'))
    expect((await send('GET missing_paths')).headers.get('total')).toBe('1')
    expect((await send('GET searches?days=3650')).body.searches).toMatchObject([{ query: 'new' }])
  })

  test.runIf(tools.kind === 'postgres')(
    'two content systems on one database count every request once',
    async () => {
      const url = await tools.createUrl()
      const storages = [await openStorage(url), await openStorage(url)]
      const same = report({ missing: [missed('/a'), missed('/b')] })
      const all = Array.from({ length: 10 }, () =>
        report({ missing: [missed('/b'), missed('/a')] }),
      )
      const taken = await Promise.all(
        [same, same, ...all].map((each, at) => storages[at % 2]?.storeReport(each)),
      )
      expect(taken.filter((isTaken) => isTaken)).toHaveLength(11)
      const query = { search: undefined, dismissed: false, page: 1, perPage: 10 }
      const { items } = (await storages[0]?.listMissingPaths(query)) ?? { items: [] }
      expect(items.map(({ count }) => count)).toEqual([11, 11])
      await Promise.all(storages.map((storage) => storage.close()))
    },
  )
})

onBothDatabases('management-api#searches', (open) => {
  test("SEARCH-1 visitors' searches are summed over days, with those without results", async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const storage = await open()
    const { send, request } = await serveManagementWithStories(storage, stories)
    await storage.storeReport(
      report({
        searches: [
          searched('float', 5, 0, '2026-05-01'),
          searched('zebra', 2, 0),
          searched('=cmd|x', 1, 0, '2026-05-20'),
        ],
      }),
    )
    await storage.storeReport(report({ searches: [searched('float', 4, 6)] }))
    const rows = async (query: string) =>
      listOf((await send(`GET searches?${query}`)).body, 'searches').map(
        ({ query, count, results, rare }) => [query, count, results, rare],
      )
    expect(await rows('days=30')).toEqual([
      ['float', 9, 6, false],
      ['zebra', 2, 0, true],
      ['=cmd|x', 1, 0, true],
    ])
    expect(await rows('days=7&found=1')).toEqual([['float', 4, 6, false]])
    expect((await rows('found=0')).map(([query]) => query)).toEqual(['zebra', '=cmd|x'])
    expect((await rows('search=Zeb')).map(([query]) => query)).toEqual(['zebra'])
    expect((await send('GET searches?days=0')).status).toBe(422)
    const headers = { authorization: 'management-token' }
    const csv = await (await request('searches.csv?found=0', { headers })).text()
    expect(csv).toBe(
      '"query","lang","count","results","last_day"\r\n"zebra","en","2","0","2026-05-19"\r\n"\'=cmd|x","en","1","0","2026-05-20"\r\n',
    )
  })

  test('the number of different queries per day is limited', async () => {
    const storage = await open()
    const { send } = await serveManagementWithStories(storage, stories)
    const many = Array.from({ length: MAX_SEARCHES_A_DAY }, (_, at) => searched(`word ${at}`, 1, 0))
    for (const searches of inReports(many)) await storage.storeReport(report({ searches }))
    await storage.storeReport(
      report({ searches: [searched('zzz', 1, 0), searched('word 1', 8, 0)] }),
    )
    const { headers, body } = await send('GET searches?days=3650')
    expect(headers.get('total')).toBe(String(MAX_SEARCHES_A_DAY))
    expect(listOf(body, 'searches')[0]).toMatchObject({ query: 'word 1', count: 9 })
  })
})
