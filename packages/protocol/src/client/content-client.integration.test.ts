import { describe, expect, it } from 'vitest'
import { createContentClient } from './content-client.ts'
import {
  NOW,
  numberedStory,
  onContentServer,
  respondWithList,
  sendJson,
} from './content-server.fixture.ts'

function idsOf(items: readonly unknown[]): unknown[] {
  return items.map((item) => (item as { id: unknown }).id)
}

async function all(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const list: unknown[] = []
  for await (const item of items) list.push(item)
  return list
}

const upTo = (count: number) => Array.from({ length: count }, (_, number) => number)
const total = (total: string) => () => ({ total, 'per-page': '100' })

describe('lists', () => {
  it.each([
    ['correct headers', 250, undefined, 3],
    ['correct headers and a full last page', 200, undefined, 3],
    ['no headers', 250, () => ({}), 3],
    ['a Total that is too low', 250, total('100'), 3],
    ['headers that are no numbers', 250, () => ({ total: '-1', 'per-page': 'x' }), 3],
    ['no entries', 0, undefined, 1],
  ])('CALL-3 delivery-protocol#paging whole and in order with %s', (_, count, headers, requests) =>
    onContentServer(respondWithList(count, headers), async ({ client, requests: received }) => {
      expect(idsOf(await all(client().stories()))).toEqual(upTo(count))
      expect(received).toHaveLength(requests)
      expect(received.every(({ query }) => query.get('per_page') === '100')).toBe(true)
    }),
  )

  it('delivery-protocol#paging a page size below the requested one is respected', () =>
    onContentServer(
      ({ query }, response) => {
        const start = (Number(query.get('page')) - 1) * 25
        const stories = upTo(60)
          .slice(start, start + 25)
          .map(numberedStory)
        sendJson(response, { stories }, { total: '60', 'per-page': '25' })
      },
      async ({ client }) => expect(idsOf(await all(client().stories()))).toEqual(upTo(60)),
    ))

  it('CALL-3 keep their order when a page is late, with at most 4 requests at once', () => {
    let open = 0
    let most = 0
    const held: (() => void)[] = []
    return onContentServer(
      (url, response, request) => {
        const send = () => {
          open--
          respondWithList(1000)(url, response, request)
        }
        most = Math.max(most, ++open)
        if (url.query.get('page') === '1') return send()
        // All four wait for one another; then the last one responds first.
        held.unshift(send)
        if (held.length === 4 || Number(url.query.get('page')) >= 10)
          for (const one of held.splice(0)) one()
      },
      async ({ client }) => {
        expect(idsOf(await all(client().stories()))).toEqual(upTo(1000))
        expect(most).toBe(4)
      },
    )
  })

  it('delivery-protocol#paging links in one response are not requested again', () =>
    onContentServer(
      (_, response) => {
        const items = upTo(1500).map(numberedStory)
        sendJson(response, { links: Object.fromEntries(items.map((one) => [one.uuid, one])) })
      },
      async ({ client, requests }) => {
        expect(await all(client().links())).toHaveLength(1500)
        expect(requests).toHaveLength(1)
      },
    ))

  it('CALL-6 a repeated page is an error', () =>
    onContentServer(
      (_, response) => sendJson(response, { stories: upTo(100).map(numberedStory) }),
      async ({ client, requests }) => {
        await expect(all(client().stories())).rejects.toMatchObject({ kind: 'wrong-shape' })
        expect(requests).toHaveLength(2)
      },
    ))

  it.each([
    ['first', 1],
    ['middle', 3],
  ])('CALL-6 an empty %s page does not count as the end', (_, empty) =>
    onContentServer(
      (url, response, request) => {
        if (Number(url.query.get('page')) !== empty) {
          return respondWithList(500)(url, response, request)
        }
        sendJson(response, { stories: [] }, { total: '500', 'per-page': '100' })
      },
      async ({ client }) =>
        await expect(all(client().stories())).rejects.toMatchObject({ kind: 'wrong-shape' }),
    ),
  )

  it('CALL-6 an error ends the list', () =>
    onContentServer(
      (url, response, request) => {
        if (url.query.get('page') === '3') sendJson(response, { error: 'no' }, {}, 403)
        else respondWithList(100_000)(url, response, request)
      },
      async ({ client }) =>
        await expect(all(client().stories())).rejects.toMatchObject({ status: 403 }),
    ))

  it('CALL-6 a reader that stops aborts the pending requests', () => {
    let ended = 0
    return onContentServer(
      (url, response, request) => {
        if (Number(url.query.get('page')) <= 2)
          return respondWithList(100_000)(url, response, request)
        response.on('close', () => ended++)
      },
      async ({ client, requests }) => {
        let count = 0
        for await (const _ of client().stories()) if (++count > 150) break
        await expect.poll(() => ended).toBe(requests.length - 2)
        expect(requests.length).toBeLessThanOrEqual(6)
      },
    )
  })

  it.each([{ stories: {} }, { links: [] }, [], null, 'x', { stories: null, links: null }])(
    'CALL-6 are not read from %j',
    (body) =>
      onContentServer(
        (_, response) => sendJson(response, body),
        async ({ client }) => {
          await expect(all(client().stories())).rejects.toMatchObject({ kind: 'wrong-shape' })
          await expect(all(client().links())).rejects.toMatchObject({ kind: 'wrong-shape' })
          await expect(all(client().links())).rejects.toMatchObject({ kind: 'wrong-shape' })
          await expect(client().datasourceEntries('x')).rejects.toMatchObject({
            kind: 'wrong-shape',
          })
        },
      ),
  )

  it('DATA-4 passes on entries of any shape', () =>
    onContentServer(
      (_, response) => sendJson(response, { stories: [null, 1, 'x', {}] }),
      async ({ client }) => expect(await all(client().stories())).toEqual([null, 1, 'x', {}]),
    ))
})

it('delivery-protocol#lists-of-stories stories by uuid are requested in chunks of 49', () =>
  onContentServer(
    ({ query }, response) => {
      const uuids = query.get('by_uuids')?.split(',') ?? []
      const stories = uuids.map((uuid) => ({ uuid, id: Number(uuid) })).filter(({ id }) => id !== 7)
      sendJson(response, { stories }, { total: String(stories.length), 'per-page': '50' })
    },
    async ({ client, requests }) => {
      const found = await all(client().storiesByUuid(upTo(120).map(String), { cv: 9 }))
      expect(idsOf(found)).toEqual(upTo(120).filter((id) => id !== 7))
      const sizes = requests.map(({ query }) => query.get('by_uuids')?.split(',').length)
      expect(new Set(sizes)).toEqual(new Set([49, 22]))
      expect(requests).toHaveLength(3)
      expect(requests.every(({ query }) => query.get('cv') === '9')).toBe(true)
      expect(await all(client().storiesByUuid([]))).toEqual([])
    },
  ))

it('CALL-1 a page of links may have 100 entries of the object of links', () =>
  onContentServer(respondWithList(251), async ({ client, requests }) => {
    expect(await all(client().links({ perPage: 100 }))).toHaveLength(251)
    expect(requests.map(({ path }) => path)).toEqual(Array(3).fill('/v2/cdn/links'))
    expect(requests.every(({ query }) => query.get('per_page') === '100')).toBe(true)
  }))

it('delivery-protocol#links are requested in pages of 1000, with dates on request', () =>
  onContentServer(respondWithList(1200), async ({ client, requests }) => {
    expect(await all(client().links({ includeDates: true, cv: 5 }))).toHaveLength(1200)
    const [first] = requests
    expect(Object.fromEntries(first?.query ?? [])).toMatchObject({
      ...{ per_page: '1000', paginated: '1', include_dates: '1', cv: '5', version: 'published' },
    })
  }))

describe('cv (delivery-protocol#caching)', () => {
  it('is the present second by default, the same for all pages', () => {
    let now = NOW
    return onContentServer(respondWithList(300), async ({ client, requests }) => {
      const reader = client({ now: () => (now += 5000) })
      await all(reader.stories())
      expect(new Set(requests.map(({ query }) => query.get('cv')))).toEqual(new Set(['1800000005']))
      await all(reader.links())
      expect(requests.at(-1)?.query.get('cv')).toBe('1800000010')
      await all(reader.links({ cv: 77 }))
      expect(requests.at(-1)?.query.get('cv')).toBe('77')
    })
  })
})

describe('one story (CALL-2)', () => {
  it('is requested as a draft with its relations, by id', () =>
    onContentServer(
      (_, response) =>
        sendJson(response, { story: numberedStory(5), rels: [numberedStory(6)], links: [], cv: 8 }),
      async ({ client, requests }) => {
        const resolveRelations = ['a.b', 'c.d']
        const found = await client({ view: 'draft' }).story(5, { resolveRelations, language: 'de' })
        expect(found).toEqual({ story: numberedStory(5), rels: [numberedStory(6)], cv: 8 })
        expect(requests[0]?.path).toBe('/v2/cdn/stories/5')
        expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
          ...{ version: 'draft', token: 'secret token+/1', cv: '1800000000' },
          ...{ resolve_relations: 'a.b,c.d', language: 'de' },
        })
      },
    ))

  it.each([
    ['blog/über uns', '/v2/cdn/stories/blog/%C3%BCber%20uns', null],
    ['/careers/', '/v2/cdn/stories/careers/', null],
    ['a?b#c', '/v2/cdn/stories/a%3Fb%23c', null],
    [
      '0d8a3a5b-2a1b-4f6e-9f9c-0a1b2c3d4e5f',
      '/v2/cdn/stories/0d8a3a5b-2a1b-4f6e-9f9c-0a1b2c3d4e5f',
      'uuid',
    ],
  ])('delivery-protocol#one-story is found as %s', (reference, path, findBy) =>
    onContentServer(
      (_, response) => sendJson(response, { story: numberedStory(5) }),
      async ({ client, requests }) => {
        expect(await client().story(reference)).toEqual({ story: numberedStory(5), rels: [] })
        expect(requests[0]?.path).toBe(path)
        expect(requests[0]?.query.get('find_by')).toBe(findBy)
      },
    ),
  )

  it.each(['', '/', '../spaces/me', 'a/../../spaces/me', 'a/.'])(
    'delivery-protocol#one-story is never another resource: %j',
    (reference) =>
      onContentServer(
        (_, response) => sendJson(response, { story: numberedStory(5) }),
        async ({ client, requests }) => {
          expect(await client().story(reference)).toBeUndefined()
          expect(requests).toEqual([])
        },
      ),
  )

  it('delivery-protocol#errors is undefined when the content system has none', () =>
    onContentServer(
      (_, response) => sendJson(response, ['This record could not be found'], {}, 404),
      async ({ client }) => expect(await client().story(5)).toBeUndefined(),
    ))

  it('CALL-6 does not count as deleted when another server responds 404', () =>
    onContentServer(
      (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404'),
      async ({ client }) =>
        await expect(client().story(5)).rejects.toMatchObject({ kind: 'not-json', status: 404 }),
    ))

  it('delivery-protocol#relations has its relations when there are more than 50 of them', () =>
    onContentServer(
      ({ path, query }, response) => {
        const uuids = query.get('by_uuids')?.split(',') ?? []
        if (path.endsWith('/stories')) {
          return sendJson(response, { stories: uuids.map((uuid) => ({ uuid })) })
        }
        sendJson(response, { story: numberedStory(5), rel_uuids: upTo(51).map(String) })
      },
      async ({ client }) => {
        const found = await client().story(5, { resolveRelations: ['a.b'] })
        expect(found?.rels).toEqual(upTo(51).map((number) => ({ uuid: String(number) })))
      },
    ))

  it.each([
    {},
    { story: { uuid: 'u' } },
    { story: numberedStory(5), rels: {} },
    { story: numberedStory(5), rel_uuids: [1] },
  ])('CALL-6 is not read from %j', (body) =>
    onContentServer(
      (_, response) => sendJson(response, body),
      async ({ client }) =>
        await expect(client().story(5)).rejects.toMatchObject({ kind: 'wrong-shape' }),
    ),
  )
})

it.each([
  ['', 't', /address of the content API is ""; expected one like https:/],
  ['ftp://x/v2', 't', /address of the content API is "ftp:\/\/x\/v2"/],
  ['http://x/v2', ' ', /token of the content API is empty/],
])('reports the error in address %j and token %j', (apiUrl, token, message) => {
  expect(() => createContentClient({ apiUrl, token, view: 'draft' })).toThrow(message)
})
