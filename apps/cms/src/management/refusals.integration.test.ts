import { createLog, type LogFields } from '@prospectus/server/log'
import { OperatorError } from '@prospectus/server/operator-error'
import { describe, expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { createManagementRoutes } from './routes.ts'
import { MANAGEMENT_TOKEN, serveManagementWithStories } from './served-management.fixture.ts'

const PAGE = { component: 'modules/page', body: [] }

onAnyDatabase('management-api#errors an invalid request', (open) => {
  const story = (given: unknown) => ({ story: given })
  test.each<[string, string, unknown, number, string | undefined, string]>([
    ['no story', 'POST stories', {}, 422, 'story', 'story is missing; expected an object'],
    [
      'no slug',
      'POST stories',
      story({ name: 'x' }),
      422,
      'story.slug',
      'story.slug is missing; expected one segment of an address',
    ],
    [
      'a slug of two segments',
      'POST stories',
      story({ slug: 'a/b' }),
      422,
      'story.slug',
      'The slug is "a/b"; expected one segment of an address, without spaces, slashes, ?, # and %.',
    ],
    [
      'a slug that is taken',
      'POST stories',
      story({ slug: 'home' }),
      422,
      'story.slug',
      'There is a story with the full slug home already.',
    ],
    [
      'a folder that is not there',
      'POST stories',
      story({ slug: 'x', parent_id: 77 }),
      422,
      'story.parent_id',
      'There is no folder with the id 77.',
    ],
    [
      'a name that is no text',
      'PUT stories/1001',
      story({ name: 5 }),
      422,
      'story.name',
      'story.name is 5; expected a string',
    ],
    [
      'tags that are no texts',
      'PUT stories/1001',
      story({ tag_list: ['a', 1] }),
      422,
      'story.tag_list',
      'story.tag_list is ["a",1]; expected a list of strings',
    ],
    [
      'content that is a list',
      'PUT stories/1001',
      story({ content: [] }),
      422,
      'story.content',
      'story.content is []; expected an object',
    ],
    [
      'content of an unknown kind without blocks',
      'PUT stories/1001',
      story({ content: { component: 'nothing' } }),
      422,
      'story.content.component',
      'The component of the content is "nothing"; expected one of modules/page, ',
    ],
    [
      'a story that is not there',
      'PUT stories/77',
      story({ name: 'x' }),
      404,
      undefined,
      'There is no story with the id 77.',
    ],
    ['a strange id', 'GET stories/x', undefined, 422, 'id', 'id is "x"; expected a whole number'],
    [
      'a page of 0',
      'GET stories?page=0',
      undefined,
      422,
      'page',
      'page is 0; expected a whole number from 1',
    ],
  ])('with %s is rejected and changes nothing', async (_name, what, body, status, field, error) => {
    const storage = await open()
    const { send } = await serveManagementWithStories(storage, [
      { full_slug: 'home', content: PAGE },
    ])
    const before = await storage.storyWithDraft(1001)
    const response = await send(what, body === undefined ? {} : { body })
    expect([response.status, response.body.field]).toEqual([status, field])
    expect(String(response.body.error).startsWith(error), String(response.body.error)).toBe(true)
    expect(await storage.storyWithDraft(1001)).toEqual(before)
  })

  test('a story without content can be a draft, but not be published; a save that also publishes does neither', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'home', content: PAGE },
    ])
    const { body } = await send('POST stories', { body: story({ slug: 'empty' }) })
    const publish = await send(`GET stories/${body.story?.id}/publish`)
    expect([publish.status, publish.body.field]).toEqual([422, 'story.content.component'])
    const both = await send(`PUT stories/${body.story?.id}`, {
      body: { story: { name: 'Changed' }, publish: 1 },
    })
    expect(both.status).toBe(422)
    expect((await send(`GET stories/${body.story?.id}`)).body.story).toMatchObject({
      name: 'empty',
    })
  })
})

onAnyDatabase('management-api#warnings DATA-4', (open) => {
  test('warnings about what a site leaves out come with a save and a publish, and stop neither', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'home', content: PAGE },
    ])
    const uuid = '00000000-0000-4000-8000-000000009999'
    const link = { linktype: 'story', fieldtype: 'multilink', id: uuid, url: '', cached_url: 'x' }
    const content = {
      component: 'modules/page',
      body: [
        { component: 'unheard-of', _uid: 'a' },
        { component: 'faqs', _uid: 'b', entries: [{ component: 'faq', _uid: 'c', title: 'Why?' }] },
        {
          component: 'call-to-action',
          _uid: 'd',
          heading: 'Go',
          links: [{ component: 'link', _uid: 'e', label: 'On', link }],
        },
      ],
    }
    const saved = await send('PUT stories/1001', { body: { story: { content } } })
    expect(saved.status).toBe(200)
    const warnings = listOf(saved.body, 'warnings')
    expect(warnings.map(({ uid }) => uid)).toEqual(expect.arrayContaining(['a', 'b']))
    expect(warnings[0]?.message).toBe('There is no block named "unheard-of".')
    const published = await send('GET stories/1001/publish')
    expect([published.status, published.body.warnings]).toEqual([200, saved.body.warnings])
  })
})

describe('management-api#access', () => {
  const UNUSED = { token: async () => undefined } as Partial<Storage> as Storage
  const routes = (storage: Partial<Storage> = UNUSED, token = MANAGEMENT_TOKEN) => {
    const logged: LogFields[] = []
    const app = createManagementRoutes({
      storage: storage as Storage,
      log: createLog((line) => logged.push(JSON.parse(line))),
      token,
      assetOrigin: 'http://127.0.0.1:3003',
      siteUrl: 'http://site.example',
      cmsUrl: 'http://cms.example',
      previewUrl: 'http://preview.example',
      previewToken: undefined,
      embedHost: 'embeds.example',
      embedsUrl: 'http://embeds.example',
    })
    const send = (path: string, init?: RequestInit) =>
      app.request(`/v1/spaces/1000/${path}`, {
        ...init,
        headers: { authorization: MANAGEMENT_TOKEN, ...init?.headers },
      })
    return { send, logged, app }
  }
  const texts = { assetHost: '', name: '', lineage: '' }
  const space = async () => ({ ...texts, id: 1000, version: 1, languageCodes: [] })
  const withSpace: Partial<Storage> = { space }

  test.each([
    ['no token', ''],
    ['another token', 'other-token'],
    ['a prefix of the token', MANAGEMENT_TOKEN.slice(0, -1)],
    ['Bearer without a token', 'Bearer '],
    ['another token after Bearer', 'Bearer other-token'],
  ])('responds with 401 to %s', async (_name, authorization) => {
    const response = await routes().send('stories', { headers: { authorization } })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      error: 'Sign in, or send a management token of this space in the Authorization header',
    })
  })

  test('nobody has access without the setting, and unknown addresses reveal nothing', async () => {
    const app = createManagementRoutes({ ...OPTIONS, storage: UNUSED, token: undefined })
    expect((await app.request('/v1/spaces/1000/stories')).status).toBe(401)
    expect((await app.request('/v1/nothing')).status).toBe(401)
  })

  test('the token is accepted bare and after Bearer', async () => {
    const { send } = routes(withSpace)
    for (const authorization of [MANAGEMENT_TOKEN, `Bearer ${MANAGEMENT_TOKEN}`])
      expect((await send('../../users/me', { headers: { authorization } })).status).toBe(200)
  })

  test.each<[string, string, RequestInit, number]>([
    ['an unknown address', 'nothing', {}, 404],
    ['another space', '../1001/stories', {}, 404],
    ['another method', 'stories/1', { method: 'PATCH' }, 405],
    [
      'another type',
      'stories',
      { method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain' } },
      415,
    ],
    [
      'a body that is not JSON',
      'stories',
      { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
      400,
    ],
    [
      'a body that is a list',
      'stories',
      { method: 'POST', body: '[]', headers: { 'content-type': 'application/json' } },
      400,
    ],
    [
      'a body of more than 4 MB',
      'stories',
      {
        method: 'POST',
        body: JSON.stringify({ story: { name: 'x'.repeat(4 * 1024 * 1024) } }),
        headers: { 'content-type': 'application/json; charset=utf-8' },
      },
      413,
    ],
  ])('%s is rejected, and not logged', async (_name, path, init, status) => {
    const { send, logged } = routes(withSpace)
    const response = await send(path, init)
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('error')
    expect(logged).toEqual([])
  })

  test('a database that cannot be written to is reported, and logged', async () => {
    const problem = () => Promise.reject(new OperatorError('The disk is full.'))
    const { send, logged } = routes({ ...withSpace, change: problem })
    const response = await send('stories/1', { method: 'DELETE' })
    expect([response.status, await response.json()]).toEqual([503, { error: 'The disk is full.' }])
    expect(logged).toMatchObject([{ level: 'error', status: 503 }])
  })

  test('any other error reveals no details to clients', async () => {
    const problem = () => Promise.reject(new Error('secret detail'))
    const { send, logged } = routes({ ...withSpace, change: problem })
    const response = await send('stories/1', { method: 'DELETE' })
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
    expect(JSON.stringify(logged)).toContain('secret detail')
  })
})

const OPTIONS = {
  log: createLog(() => {}),
  assetOrigin: 'http://127.0.0.1:3003',
  siteUrl: 'http://site.example',
  cmsUrl: 'http://cms.example',
  previewUrl: 'http://preview.example',
  previewToken: undefined,
  embedHost: 'embeds.example',
  embedsUrl: 'http://embeds.example',
}
