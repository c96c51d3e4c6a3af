import { expect, test } from 'vitest'
import { createClock } from '../database/clock.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { ASSET_ORIGIN, serveManagementWithStories } from './served-management.fixture.ts'

onAnyDatabase('management-api#stories', (open) => {
  test('a new headline is in the draft at once, and on sites once it is published', async () => {
    const { send, read } = await serveManagementWithStories(await open(createClock()), [
      { full_slug: 'home', content: page('Old') },
    ])
    const before = await send('GET stories/1001')
    expect(before.status).toBe(200)
    expect(before.headers.get('etag')).toBe('"1"')
    const saved = await send('PUT stories/1001', { body: { story: { content: page('New') } } })
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"2"'])
    expect(saved.body).toMatchObject({
      story: { full_slug: 'home', published: true, unpublished_changes: true, version: 2 },
      warnings: [],
    })
    const heading = async (version: 'published' | 'draft') =>
      (await read('stories/home', version)).body.story?.content?.seo?.title
    expect([await heading('draft'), await heading('published')]).toEqual(['New', 'Old'])
    const published = await send('GET stories/1001/publish')
    expect(published.body).toMatchObject({ story: { unpublished_changes: false, version: 2 } })
    expect(await heading('published')).toBe('New')
  })

  test('a new story has the given content, and is published on request', async () => {
    const { send, read } = await serveManagementWithStories(await open(), [
      { full_slug: 'news/one' },
    ])
    const story = { name: 'Two', slug: 'two', parent_id: 501, content: page('Two') }
    const made = await send('POST stories', { body: { story: { ...story, tag_list: ['a'] } } })
    expect([made.status, made.headers.get('etag')]).toEqual([201, '"1"'])
    const { id } = made.body.story ?? {}
    expect(made.body.story).toMatchObject({ ...story, full_slug: 'news/two', published: false })
    expect((await read('stories/news/two')).status).toBe(404)
    const published = await send(`PUT stories/${id}`, { body: { story: {}, publish: 1 } })
    expect(published.body.story).toMatchObject({ published: true, name: 'Two', tag_list: ['a'] })
    expect((await read('stories/news/two')).body.story).toMatchObject({ name: 'Two' })
    const at_once = { story: { slug: 'three', content: page('Three') }, publish: '1' }
    expect((await send('POST stories', { body: at_once })).status).toBe(201)
    expect((await read('stories/three')).status).toBe(200)
  })

  test('a story that is sent back unchanged changes nothing, assets included', async () => {
    const image = { fieldtype: 'asset', filename: 'https://assets.example/f/1/10x10/a/a.png' }
    const content = { ...page('Home'), graphic: image }
    const storage = await open()
    const { send } = await serveManagementWithStories(storage, [{ full_slug: 'home', content }])
    const { body } = await send('GET stories/1001')
    expect(JSON.stringify(body)).toContain(`${ASSET_ORIGIN}/f/1/10x10/a/a.png`)
    const saved = await send('PUT stories/1001', { body })
    expect(saved.headers.get('etag')).toBe('"1"')
    expect((await storage.storyWithDraft(1001)).content).toBe(JSON.stringify(content))
  })

  test('a save based on an older version is rejected with both versions; nothing is changed', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'home', content: page('Old') },
    ])
    const save = (title: string, version?: string) =>
      send('PUT stories/1001', {
        body: { story: { content: page(title) } },
        ...(version && { headers: { 'if-match': version } }),
      })
    expect((await save('First', '"1"')).status).toBe(200)
    const stale = await save('Second', '"1"')
    expect([stale.status, stale.headers.get('etag')]).toEqual([409, '"2"'])
    expect(stale.body).toEqual({
      error:
        'The change started from version 1 of home, which is now at version 2: read the story again and repeat the change.',
      current: expect.objectContaining({ version: 2, content: page('First') }),
      yours: { version: 1, content: page('Second') },
    })
    expect((await send('GET stories/1001')).body.story?.content).toEqual(page('First'))
    for (const what of [
      'GET stories/1001/publish',
      'DELETE stories/1001',
      'PUT stories/1001/move?after_id=0',
    ])
      expect((await send(what, { headers: { 'if-match': '"1"' } })).status, what).toBe(409)
    expect((await save('Third')).headers.get('etag')).toBe('"3"')
    expect((await save('Fourth', 'W/"3"')).status).toBe(200)
    expect((await save('Fifth', '*')).status).toBe(200)
    expect((await save('Sixth', 'five')).status).toBe(400)
  })

  test('of twenty simultaneous saves based on the same version, one is accepted', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'home', content: page('Old') },
    ])
    const saves = Array.from({ length: 20 }, (_, n) =>
      send('PUT stories/1001', {
        body: { story: { content: page(`Title ${n}`) } },
        headers: { 'if-match': '"1"' },
      }),
    )
    const responses = await Promise.all(saves)
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19)
    expect((await send('GET stories/1001/versions')).headers.get('total')).toBe('2')
  })
})

onAnyDatabase('management-api#versions', (open) => {
  test('every save is a version, with author, time and changes; an import is the first', async () => {
    const clock = createClock()
    const { send } = await serveManagementWithStories(await open(clock), [
      { full_slug: 'home', content: page('Old') },
    ])
    const imported = (await send('GET stories/1001/versions')).body
    expect(imported).toMatchObject({ versions: [{ number: 1, action: 'imported', author: '' }] })
    clock.set('2026-05-02T10:00:00.000Z')
    await send('PUT stories/1001', { body: { story: { name: 'Start', content: page('New') } } })
    clock.set('2026-05-03T10:00:00.000Z')
    await send('GET stories/1001/publish')
    await send('PUT stories/1001', { body: { story: { slug: 'start' } } })
    const { body, headers } = await send('GET stories/1001/versions')
    expect(headers.get('total')).toBe('3')
    const by = { author: 'MANAGEMENT_TOKEN', action: 'saved' }
    expect(body.versions).toMatchObject([
      { number: 3, ...by, changes: ['slug'], published_at: null },
      {
        number: 2,
        ...by,
        created_at: '2026-05-02T10:00:00.000Z',
        changes: ['name', 'content.seo'],
        published_at: '2026-05-03T10:00:00.000Z',
        published_by: 'MANAGEMENT_TOKEN',
      },
      { number: 1, action: 'imported', published_at: expect.any(String) },
    ])
  })

  test('an earlier version becomes the draft again, as a version of its own', async () => {
    const { send, read } = await serveManagementWithStories(await open(), [
      { full_slug: 'home', name: 'Home', content: page('One') },
    ])
    await send('PUT stories/1001', { body: { story: { name: 'Two', content: page('Two') } } })
    await send('PUT stories/1001', { body: { story: { slug: 'moved' }, publish: 1 } })
    const version = (await send('GET stories/1001/versions/1')).body.version
    expect(version).toMatchObject({ number: 1, name: 'Home', slug: 'home', content: page('One') })
    const restored = await send('PUT stories/1001/restore?version=1')
    expect(restored.body.story).toMatchObject({
      ...{ version: 4, name: 'Home', full_slug: 'moved', content: page('One') },
      unpublished_changes: true,
    })
    expect((await read('stories/moved')).body.story).toMatchObject({ name: 'Two' })
    expect((await send('PUT stories/1001/restore?version=9')).status).toBe(404)
    expect((await send('PUT stories/1001/restore')).body.field).toBe('version')
  })
})

function page(title: string) {
  return { component: 'modules/page', seo: { title }, body: [] }
}
