import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { serveManagementWithStories } from './served-management.fixture.ts'

const page = { component: 'modules/page', body: [] }
const stories = [
  { id: 1, full_slug: 'prices', content: page },
  { id: 2, full_slug: 'taken', content: page },
]

onAnyDatabase('management-api#redirects', (open) => {
  test('ROUTE-4 a redirect created by hand is published at once, listed, exported and deleted', async () => {
    const { send, read, request } = await serveManagementWithStories(await open(), stories)
    const make = (from: string, to: string) =>
      send('POST redirects', { body: { redirect: { from, to } } })
    expect((await make('/old/tariffs/', 'https://example.com/a,b')).status).toBe(201)
    const made = await make('/2019/prices', '/prices')
    expect(made.status).toBe(201)
    expect((await read('stories/old/tariffs')).body.story?.content).toMatchObject({
      component: 'modules/redirect',
      destination_url: 'https://example.com/a,b',
    })
    const { body, headers } = await send('GET redirects')
    expect(headers.get('total')).toBe('2')
    expect(body.redirects).toMatchObject([
      { from: '/2019/prices', to: '/prices', follows: 1, published: true },
      { from: '/old/tariffs', to: 'https://example.com/a,b', follows: null },
    ])
    expect((await send('GET redirects?search=tariff')).body.redirects).toHaveLength(1)
    const headersOf = { headers: { authorization: 'management-token' } }
    expect(await (await request('redirects.csv', headersOf)).text()).toBe(
      '"from","to"\r\n"/2019/prices","/prices"\r\n"/old/tariffs","https://example.com/a,b"\r\n',
    )
    expect((await send('GET story_tree')).body.slug).toEqual(['taken', 'prices'])

    // It follows the page that it leads to.
    await send('PUT stories/1/move', { body: { story: { slug: 'pricing' } } })
    expect((await send('GET redirects?search=2019')).body.redirects).toMatchObject([
      { to: '/pricing' },
    ])
    const id = Number(made.body.redirect?.id)
    expect((await send(`DELETE redirects/${id}`)).status).toBe(200)
    expect((await read('stories/2019/prices')).status).toBe(404)
    expect((await send('DELETE redirects/2')).status).toBe(404)
  })

  test('the search finds a part of either address, whatever its capitals and accents', async () => {
    const { send } = await serveManagementWithStories(await open(), stories)
    const redirects = [
      { from: '/alt/Größe', to: '/prices' },
      { from: '/halt', to: 'https://example.com/Café' },
      { from: '/Old', to: '/taken' },
    ]
    await send('POST redirects', { body: { redirects } })
    const find = async (search: string, paging = '') => {
      const query = `search=${encodeURIComponent(search)}${paging}`
      const { body, headers } = await send(`GET redirects?${query}`)
      return [headers.get('total'), listOf(body, 'redirects').map(({ from }) => from)]
    }
    expect(await find('GROSSE')).toEqual(['1', ['/alt/Größe']])
    expect(await find('/Größe')).toEqual(['1', ['/alt/Größe']])
    expect(await find('/old')).toEqual(['1', ['/Old']])
    expect(await find('com/cafe')).toEqual(['1', ['/halt']])
    expect(await find('/alt')).toEqual(['1', ['/alt/Größe']])
    for (const member of ['destination_url', 'component', 'modules/redirect']) {
      expect([member, await find(member)]).toEqual([member, ['0', []]])
    }
    expect(await find('alt', '&per_page=1&page=2')).toEqual(['2', ['/halt']])
    expect(await find('alt', '&per_page=1&page=3')).toEqual(['2', []])
  })

  test('no cell of the CSV is a formula, whatever a draft contains', async () => {
    const { send, request } = await serveManagementWithStories(await open(), stories)
    const to = '=HYPERLINK("http://evil.example","Click")'
    await send('POST stories', {
      body: {
        story: { slug: 'old', content: { component: 'modules/redirect', destination_url: to } },
      },
    })
    const response = await request('redirects.csv', {
      headers: { authorization: 'management-token' },
    })
    const table = await response.text()
    expect(table).toContain('HYPERLINK')
    expect(table).not.toMatch(/"[=+@|%-]/)
  })

  test('many redirects are created in one change, and rejected ones are reported by index', async () => {
    const { send } = await serveManagementWithStories(await open(), stories)
    const redirects = [
      { from: '/old/a', to: '/prices' },
      { from: '/taken', to: '/prices' },
      { from: '/old/b', to: '/old/b' },
      null,
      { from: '/old/c', to: '/old/a' },
      { from: '/old/a/', to: '/prices' },
    ]
    const { status, body } = await send('POST redirects', { body: { redirects } })
    expect([status, body.made]).toEqual([201, 2])
    expect(body.faults).toMatchObject([
      { at: 1, error: 'There is a story with the full slug taken already.' },
      { at: 2, error: 'The redirect from /old/b would lead back to itself.' },
      { at: 3 },
      { at: 5, error: 'The redirect from /old/a is in the list twice.' },
    ])
    expect((await send('GET redirects')).headers.get('total')).toBe('2')
    const many = Array.from({ length: 10_001 }, (_, at) => ({ from: `/many/${at}`, to: '/prices' }))
    expect((await send('POST redirects', { body: { redirects: many } })).status).toBe(422)
  })

  test('ROUTE-4 an exported CSV can be imported in any order, and exports the same again', async () => {
    const table = async ({ request }: Awaited<ReturnType<typeof serveManagementWithStories>>) =>
      await (
        await request('redirects.csv', { headers: { authorization: 'management-token' } })
      ).text()
    const first = await serveManagementWithStories(await open(), stories)
    const redirects = [
      { from: '/old/tariffs', to: 'https://example.com/?q="a,b";c' },
      { from: '/2019', to: '/prices' },
      { from: '/chain', to: '/2019' },
      { from: '/größe', to: '/ma%C3%9Fe?a=1#b' },
    ]
    await first.send('POST redirects', { body: { redirects } })
    await first.send('PUT stories/1/move', { body: { story: { slug: 'preise-größe' } } })
    const given = await table(first)
    const lines = given.trim().split('\r\n').slice(1)
    const cells = lines.map((line) =>
      line
        .slice(1, -1)
        .split('","')
        .map((cell) => cell.replaceAll('""', '"')),
    )
    expect(cells).toHaveLength(5)
    const second = await serveManagementWithStories(await open(), [])
    const back = cells.map(([from, to]) => ({ from, to })).reverse()
    const { body } = await second.send('POST redirects', { body: { redirects: back } })
    expect(body).toMatchObject({ made: 5, faults: [] })
    expect(await table(second)).toBe(given)
  })

  test('ROUTE-4 an address can be percent-encoded, as browsers copy it', async () => {
    const { send, read } = await serveManagementWithStories(await open(), stories)
    const redirect = { from: '/preise/gr%C3%B6%C3%9Fe/', to: '/prices' }
    expect((await send('POST redirects', { body: { redirect } })).status).toBe(201)
    expect((await send('GET redirects')).body.redirects).toMatchObject([{ from: '/preise/größe' }])
    expect((await read('stories/preise/gr%C3%B6%C3%9Fe')).status).toBe(200)
    expect(
      (await send('POST redirects', { body: { redirect: { from: '/100%', to: '/prices' } } }))
        .status,
    ).toBe(422)
  })

  test('an invalid redirect is rejected with the reason; another one from the same address replaces the first', async () => {
    const { send } = await serveManagementWithStories(await open(), stories)
    const make = async (from: string, to: string) => {
      const { status, body } = await send('POST redirects', { body: { redirect: { from, to } } })
      return [status, body.error]
    }
    expect(await make('/taken', '/prices')).toEqual([
      422,
      'There is a story with the full slug taken already.',
    ])
    expect((await make('/a', 'javascript:alert(1)'))[0]).toBe(422)
    expect((await make('/a', '//evil.example'))[0]).toBe(422)
    expect((await make('/a b', '/prices'))[0]).toBe(422)
    expect((await make('/a', ''))[0]).toBe(422)
    expect(await make('/a', '/a/')).toEqual([
      422,
      'The redirect from /a would lead back to itself.',
    ])
    expect((await make('/a', '/b'))[0]).toBe(201)
    expect(await make('/b', '/a#top')).toEqual([
      422,
      'The redirect from /b would lead back to itself.',
    ])
    expect((await make('/a', '/prices'))[0]).toBe(201)
    expect((await send('GET redirects')).headers.get('total')).toBe('1')
  })
})

onAnyDatabase('management-api#stories in_content', (open) => {
  test('finds drafts by a literal part of their content', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { id: 1, full_slug: 'a', content: { ...page, body: [{ heading: 'Say "Hello"' }] } },
      { id: 2, full_slug: 'b', content: page },
    ])
    const found = await send(`GET stories?in_content=${encodeURIComponent('y "Hel')}`)
    expect(found.body.stories).toMatchObject([{ id: 1 }])
  })
})
