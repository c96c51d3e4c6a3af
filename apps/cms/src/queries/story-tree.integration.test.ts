import { expect, test } from 'vitest'
import { createClock } from '../database/clock.fixture.ts'
import { serveManagementWithStories } from '../management/served-management.fixture.ts'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { changeStory } from '../stories/change-story.ts'

onBothDatabases('management-api#stories the tree', (open) => {
  test('has the last author of each story, and which are in review or scheduled', async () => {
    const storage = await open(createClock())
    const stories = ['a', 'b', 'c'].map((full_slug) => ({ full_slug }))
    const { send } = await serveManagementWithStories(storage, stories)
    await storage.change(changeStory, 1001, { name: 'By Ada' }, { author: 'Ada' })
    await storage.change(changeStory, 1002, { name: 'By Ada' }, { author: 'Ada' })
    await storage.change(changeStory, 1002, { name: 'By Bert' }, { author: 'Bert' })
    await send('POST reviews', { body: { review: { story_id: 1001 } } })
    const publish_at = '2026-06-01T10:00:00Z'
    const planned = { story_id: 1003, publish_at }
    const response = await send('POST story_schedulings', { body: { story_scheduling: planned } })
    expect(response.status).toBe(201)
    const { id, author, authors, in_review, scheduled } = await storage.readStoryTree()
    const authorOf = (story: number) => authors[author[id.indexOf(story)] ?? -1]
    expect([1001, 1002, 1003].map(authorOf)).toEqual(['Ada', 'Bert', undefined])
    expect([in_review, scheduled]).toEqual([[1001], [1003]])
  })
})
