import { expect, it } from 'vitest'
import { folderLink, rawStory } from '../snapshot/snapshot.fixture.ts'
import { followInStep, loadedFolder } from './content-poller.fixture.ts'
import { scriptedContentSystem } from './content-system.fixture.ts'

it('CALL-6 a full load keeps stories that are missing or unreadable in the response', async () => {
  const stories = Array.from({ length: 12 }, (_, n) => rawStory(n + 1))
  const system = await scriptedContentSystem(stories, [folderLink(1, 'blog')])
  const entry = { id: 1, name: 'Planning', value: 'planning' }
  system.datasources.set('theme-type', [{ ...entry, dimension_value: null }])
  const directory = await loadedFolder(system)
  const { poll, shown, snapshots, logged } = await followInStep({ system, directory })
  // Another language: everything is loaded.
  system.space.language_codes.push('fr')
  system.space.version++
  system.datasources.clear()
  system.folders.clear()
  for (let n = 1; n <= 4; n++) system.stories.delete(`uuid-${n}`)
  for (let n = 5; n <= 8; n++) {
    system.stories.set(`uuid-${n}`, rawStory(n, { content: null, name: 'Nothing' }))
  }
  await poll()
  expect(logged.map(({ message }) => message)).toContain('All content was loaded')
  const snapshot = snapshots.current()
  expect(snapshot?.languages).toEqual(['de', 'fr'])
  expect(Object.keys(shown() ?? {})).toHaveLength(12)
  expect(shown()).toHaveProperty('blog/story-5', 'Story 5')
  expect(snapshot?.byUuid('uuid-5')?.component).toBe('resource')
  expect(snapshot?.datasources['theme-type']).toEqual([entry])
  expect(snapshot?.find('blog')).toMatchObject({ kind: 'folder' })
})

it('CALL-6 duplicate uuids in a response remove no stories', async () => {
  const stories = Array.from({ length: 6 }, (_, n) => rawStory(n + 1))
  const system = await scriptedContentSystem(stories)
  const { poll, shown, poller } = await followInStep({ system })
  system.space.language_codes.push('fr')
  system.space.version++
  system.distort = (path, body) =>
    path === 'stories'
      ? { ...body, stories: stories.map((story) => ({ ...story, uuid: 'uuid-1' })) }
      : body
  await poll()
  expect(Object.keys(shown() ?? {})).toHaveLength(6)
  expect(poller.reachable()).toBe(false)
})
