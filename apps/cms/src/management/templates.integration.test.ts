import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { serveManagementWithStories } from './served-management.fixture.ts'

const block = { component: 'call-to-action', _uid: 'b', heading: 'Go' }
const PAGE = { component: 'modules/page', _uid: 'r', body: [block] }
const saying = (heading: string) => ({ ...PAGE, body: [{ ...block, heading }] })

onAnyDatabase('management-api#templates', (open) => {
  test('a story saved as a template starts new pages, whose blocks have ids of their own', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'a', name: 'A', content: PAGE },
    ])
    const template = { story_id: 1001, name: 'Our page' }
    const created = await send('POST templates', { body: { template } })
    expect([created.status, created.body.story]).toMatchObject([
      201,
      { name: 'Our page', full_slug: '_templates/a-2', published: false },
    ])
    const own = listOf((await send('GET templates')).body, 'templates').filter(
      ({ bundled }) => String(bundled) === 'false',
    )
    expect(own).toMatchObject([{ id: created.body.story?.id, name: 'Our page' }])

    const story = { name: 'New', slug: 'new', template: String(own[0]?.id) }
    const made = (await send('POST stories', { body: { story } })).body.story
    expect(made).toMatchObject({ name: 'New', full_slug: 'new', published: false })
    expect(made?.content).toMatchObject({ body: [{ heading: 'Go' }] })
    const uids = [PAGE, created.body.story?.content, made?.content].map((content) =>
      JSON.stringify(content).match(/"_uid":"[^"]*"/g),
    )
    expect(new Set(uids.flat()).size).toBe(6)
  })

  test('a bundled template starts a page; a missing one is rejected', async () => {
    const { send } = await serveManagementWithStories(await open(), [])
    const story = { name: 'New', slug: 'new', template: 'landing-page' }
    const made = (await send('POST stories', { body: { story } })).body.story
    expect(made?.content).toMatchObject({ body: [{ component: 'hero-banner' }, {}, {}, {}] })
    const unknown = { story: { ...story, slug: 'other', template: 'nobody-knows' } }
    expect(await send('POST stories', { body: unknown })).toMatchObject({
      status: 404,
      body: { error: 'There is no template nobody-knows.' },
    })
  })

  test("LANG-2 bundled templates have names and texts in the editor's language", async () => {
    const { send } = await serveManagementWithStories(await open(), [])
    const all = listOf((await send('GET templates?language=de')).body, 'templates')
    expect(all.map(({ name }) => name)).toContain('Kundengeschichte')
    const story = { name: 'Neu', slug: 'neu', template: 'landing-page' }
    const made = (await send('POST stories?language=de', { body: { story } })).body.story
    expect(JSON.stringify(made?.content)).toContain('Der eine nächste Schritt')
    expect((await send('GET templates?language=fr')).status).toBe(422)
  })

  test('a template is never seen by visitors, however it is published', async () => {
    const { send, read } = await serveManagementWithStories(await open(), [
      { full_slug: 'a', content: saying('Seen') },
      { full_slug: 'draft', published: false, content: PAGE },
    ])
    const template = { story_id: 1001 }
    const id = Number((await send('POST templates', { body: { template } })).body.story?.id)
    const folder = Number((await send(`GET stories/${id}`)).body.story?.parent_id)
    expect((await send(`POST stories/${id}/publish`)).status).toBe(422)
    expect((await send(`POST stories/${folder}/publish`)).status).toBe(422)
    const name = { story: { name: 'Other' }, publish: 1 }
    expect((await send(`PUT stories/${id}`, { body: name })).status).toBe(422)
    const into = { body: { story: { parent_id: folder } } }
    expect((await send('PUT stories/1001/move', into)).status).toBe(422)
    expect((await send('PUT stories/1002/move', into)).status).toBe(200)
    expect((await send('POST stories/1002/publish')).status).toBe(422)
    const seen = listOf((await read('stories')).body, 'stories')
    expect(seen.map((story) => story.full_slug)).toEqual(['a'])
    const links = (await read('links')).body.links ?? {}
    const paths = Object.values(links).map((link) => Object(link).slug)
    expect(paths.filter((path) => String(path).startsWith('_templates/'))).toEqual([])
  })
})
