import { expect, test } from 'vitest'
import { createClock } from '../database/clock.fixture.ts'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { manageFilled } from './served-management.fixture.ts'

onBothDatabases('management-api#stories a text is changed', (open) => {
  test('a new headline is in the draft at once, and on sites once it is published', async () => {
    const { ask, read } = await manageFilled(await open(createClock()), [
      { full_slug: 'home', content: page('Old') },
    ])
    const before = await ask('GET stories/1001')
    expect(before.status).toBe(200)
    expect(before.headers.get('etag')).toBe('"1"')
    const saved = await ask('PUT stories/1001', { body: { story: { content: page('New') } } })
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"2"'])
    expect(saved.body).toMatchObject({
      story: { full_slug: 'home', published: true, unpublished_changes: true, version: 2 },
      warnings: [],
    })
    const heading = async (version: 'published' | 'draft') =>
      (await read('stories/home', version)).body.story?.content?.seo?.title
    expect([await heading('draft'), await heading('published')]).toEqual(['New', 'Old'])
    const published = await ask('GET stories/1001/publish')
    expect(published.body).toMatchObject({ story: { unpublished_changes: false, version: 2 } })
    expect(await heading('published')).toBe('New')
  })
})

function page(title: string) {
  return { component: 'modules/page', seo: { title }, body: [] }
}
