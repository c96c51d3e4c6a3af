import {
  numberedStory,
  onContentServer,
  type Respond,
  sendJson,
} from '@prospectus/protocol/client/content-server.fixture'
import { expect, it } from 'vitest'
import { createRemoteSource } from './remote-source.ts'

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

const space = { id: 288868932106, name: 'Exemplar', version: 41, language_codes: ['de'] }

/** Other resources respond with the given values. */
function respondWith(resources: Readonly<Record<string, unknown>>): Respond {
  return ({ path }, response) => {
    const name = path.replace('/v2/cdn/', '')
    if (name === 'spaces/me') return sendJson(response, { space })
    const body = resources[name]
    if (body === undefined) sendJson(response, ['This record could not be found'], {}, 404)
    else sendJson(response, body)
  }
}

const spaceId = '288868932106'

it('CALL-6 a space is a source of content, read at its version', () => {
  const link = { ...numberedStory(1), slug: 'a', published: true }
  const entry = { id: 3, name: 'PPM', value: 'ppm' }
  const resources = {
    links: { links: { 'uuid-1': link } },
    stories: { stories: [numberedStory(1), numberedStory(2)] },
    datasource_entries: { datasource_entries: [entry, { value: 'esg' }, { name: 'x' }, null] },
  }
  return onContentServer(respondWith(resources), async ({ client, requests }) => {
    const source = await createRemoteSource(client(), { spaceId })
    expect(source).toMatchObject({ spaceId, languages: ['de'] })
    expect(await all(source.links())).toEqual([link])
    expect(await all(source.stories())).toEqual([numberedStory(1), numberedStory(2)])
    expect(await source.datasourceEntries('theme-type')).toEqual([
      entry,
      { id: 0, name: 'esg', value: 'esg' },
    ])
    const [, ...reads] = requests
    expect(reads.every(({ query }) => query.get('cv') === '41')).toBe(true)
    expect(reads[0]?.query.get('include_dates')).toBe('1')
    expect(reads[2]?.query.get('datasource')).toBe('theme-type')
  })
})

it('delivery-protocol#caching a space is read at a given cv instead of its version', () =>
  onContentServer(respondWith({ stories: { stories: [] } }), async ({ client, requests }) => {
    await all((await createRemoteSource(client(), { spaceId, cv: 99 })).stories())
    expect(requests.at(-1)?.query.get('cv')).toBe('99')
  }))

it('CALL-6 a draft source requests drafts only', () =>
  onContentServer(
    respondWith({ stories: { stories: [] }, links: { links: {} } }),
    async ({ client, requests }) => {
      const source = await createRemoteSource(client({ view: 'draft' }), { spaceId })
      await all(source.stories())
      await all(source.links())
      expect(requests.map(({ query }) => query.get('version'))).toEqual(['draft', 'draft', 'draft'])
    },
  ))

it('DATA-8 a data source that the space does not have is empty; a failing one is not', () =>
  onContentServer(respondWith({}), async ({ client }) => {
    const source = await createRemoteSource(client(), { spaceId })
    expect(await source.datasourceEntries('theme-type')).toEqual([])
    const failing = await createRemoteSource(
      { ...client(), datasourceEntries: () => Promise.reject(new Error('down')) },
      { spaceId },
    )
    await expect(failing.datasourceEntries('theme-type')).rejects.toThrow('down')
  }))

it('DATA-8 LANG-2 entries have their names in each language of the space', () => {
  const ppm = { id: 3, name: 'PPM', value: 'ppm' }
  const esg = { id: 4, name: 'ESG', value: 'esg' }
  const respond: Respond = (url, response, request) => {
    if (!url.path.endsWith('datasource_entries')) return respondWith({})(url, response, request)
    const inGerman = url.query.get('dimension') === 'de'
    const [german, none] = [inGerman ? 'Projektportfolio' : null, inGerman ? '' : null]
    const entries = [
      { ...ppm, dimension_value: german },
      { ...esg, dimension_value: none },
    ]
    sendJson(response, { datasource_entries: entries })
  }
  return onContentServer(respond, async ({ client }) => {
    const source = await createRemoteSource(client(), { spaceId })
    expect(await source.datasourceEntries('theme-type')).toEqual([
      { ...ppm, translations: { de: 'Projektportfolio' } },
      esg,
    ])
  })
})

it('CALL-6 another space is rejected by name', () =>
  onContentServer(respondWith({}), async ({ client }) => {
    await expect(createRemoteSource(client(), { spaceId: '5' })).rejects.toThrow(
      'The content system responded with space 288868932106 ("Exemplar"); expected space 5, which the token must belong to',
    )
  }))

it('CALL-6 a story that a publish moved to the next page comes once', () => {
  const pages = [
    Array.from({ length: 100 }, (_, number) => numberedStory(number)),
    [numberedStory(99), numberedStory(100), null],
  ]
  return onContentServer(
    (url, response, request) => {
      if (!url.path.endsWith('stories')) return respondWith({})(url, response, request)
      sendJson(response, { stories: pages[Number(url.query.get('page')) - 1] ?? [] })
    },
    async ({ client }) => {
      const source = await createRemoteSource(client(), { spaceId })
      const stories = await all(source.stories())
      expect(stories).toHaveLength(102)
      expect(stories.slice(99)).toEqual([numberedStory(99), numberedStory(100), null])
    },
  )
})
