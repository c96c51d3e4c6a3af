import { expect, test } from 'vitest'
import { createClock } from '../database/clock.fixture.ts'
import { replaceDatasource } from '../datasources/write-datasources.ts'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { changeStory } from './change-story.ts'
import { createStory } from './create-story.ts'
import { deleteStory } from './delete-story.ts'
import { publishStory, unpublishStory } from './publish-story.ts'

onBothDatabases('delivery-protocol#caching the version rises with what is published', (open) => {
  test('rises with every publish, unpublish, and move or deletion of a published story', async () => {
    const clock = createClock()
    const storage = await open(clock)
    const versions: number[] = []
    const step = async (act: Promise<unknown>) => {
      await act
      versions.push((await storage.space()).version - seconds('2026-05-01T10:00:00Z'))
    }
    const { id } = await storage.change(createStory, { slug: 'one' })
    await step(storage.change(publishStory, id))
    await step(storage.change(changeStory, id, { position: 5 }))
    await step(storage.change(changeStory, id, { slug: 'two' }))
    await step(storage.change(changeStory, id, { groupId: 'group' }))
    clock.set('2026-05-01T10:01:00.900Z')
    await step(storage.change(unpublishStory, id))
    await step(storage.change(publishStory, id))
    clock.set('2026-05-01T09:00:00.000Z')
    await step(storage.change(deleteStory, id))
    await step(storage.change(createStory, { slug: 'folder', isFolder: true }))
    await step(
      storage.change(replaceDatasource, 'theme-type', 'Themes', [{ name: 'A', value: 'a' }]),
    )
    expect(versions).toEqual([0, 1, 2, 3, 60, 61, 62, 63, 64])
  })

  test('does not rise with a change of a draft', async () => {
    const clock = createClock()
    const storage = await open(clock)
    const { id } = await storage.change(createStory, { slug: 'one' })
    await storage.change(publishStory, id)
    const { version } = await storage.space()
    await storage.change(changeStory, id, { name: 'Changed', content: { component: 'page' } })
    const draft = await storage.change(createStory, { slug: 'draft' })
    await storage.change(changeStory, draft.id, { slug: 'moved', position: 3 })
    await storage.change(unpublishStory, draft.id)
    await storage.change(deleteStory, draft.id)
    await storage.replaceOperatorTokens([{ token: 't', kind: 'public' }])
    expect((await storage.space()).version).toBe(version)
  })

  test('rises twenty times for twenty publishes at once', async () => {
    const storage = await open(createClock())
    const ids: number[] = []
    for (let index = 0; index < 20; index++) {
      ids.push((await storage.change(createStory, { slug: `s${index}` })).id)
    }
    await storage.change(publishStory, ids[0] ?? 0)
    const { version } = await storage.space()
    const stories = await Promise.all(ids.map((id) => storage.change(publishStory, id)))
    expect((await storage.space()).version).toBe(version + 20)
    expect(stories.every(({ published_at }) => published_at !== null)).toBe(true)
    const [first] = stories
    const again = await Promise.all(ids.map(() => storage.change(publishStory, first?.id ?? 0)))
    expect(new Set(again.map(({ published_at }) => published_at)).size).toBe(20)
    expect((await storage.space()).version).toBe(version + 40)
  })

  test('twenty stories created at once in an empty database all get ids of their own', async () => {
    const storage = await open()
    const slugs = Array.from({ length: 20 }, (_, index) => `s${index}`)
    const made = await Promise.all(slugs.map((slug) => storage.change(createStory, { slug })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(20)
    const same = await Promise.allSettled(
      slugs.map(() => storage.change(createStory, { slug: 'same' })),
    )
    expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

function seconds(text: string): number {
  return Math.floor(Date.parse(text) / 1000)
}
