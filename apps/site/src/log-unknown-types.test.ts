import { createSnapshotHolder } from '@prospectus/catalogue/sync/snapshot-holder'
import { createLog, type LogFields } from '@prospectus/server/log'
import { expect, test, vi } from 'vitest'
import { logUnknownTypes } from './log-unknown-types.ts'
import { type StorySketch, sketchSnapshot } from './page/snapshot.fixture.ts'

const article: StorySketch = { component: 'unknown', content: { component: 'article' } }
const author: StorySketch = { component: 'unknown', content: { component: 'author' } }

test('BLOCK-1 each unknown kind of story is logged once, with its first story', async () => {
  const snapshots = createSnapshotHolder(
    sketchSnapshot({ 'news/one': article, 'news/two': article, about: { component: 'page' } }),
    () => () => undefined,
  )
  const logged: LogFields[] = []
  const log = createLog((line) => logged.push(JSON.parse(line)))
  const stop = logUnknownTypes({ snapshots, log })
  await new Promise(setImmediate)
  const next = sketchSnapshot({ 'news/three': article, 'people/ada': author })
  const stories = Array.from(next.entries(), ({ uuid }) => uuid)
  snapshots.swap(next, { stories, removed: [], hasOtherChanges: false })
  snapshots.swap(next)
  await new Promise(setImmediate)
  await stop()
  expect(logged).toMatchObject([
    { level: 'warn', event: 'content.unknown_type', type: 'article', story: 'news/one' },
    { level: 'warn', event: 'content.unknown_type', type: 'author', story: 'people/ada' },
  ])
})

test('BLOCK-1 a story that cannot be read is logged, and the next change is checked', async () => {
  const damaged = sketchSnapshot({ 'news/one': article })
  vi.spyOn(damaged, 'read').mockImplementation(() => {
    throw new Error('the file of bodies is closed')
  })
  const snapshots = createSnapshotHolder(damaged, () => () => undefined)
  const logged: LogFields[] = []
  const log = createLog((line) => logged.push(JSON.parse(line)))
  const stop = logUnknownTypes({ snapshots, log })
  await new Promise(setImmediate)
  snapshots.swap(sketchSnapshot({ 'news/two': article }))
  await new Promise(setImmediate)
  await stop()
  expect(logged).toMatchObject([
    { level: 'error', event: 'content.types_unread' },
    { level: 'warn', event: 'content.unknown_type', story: 'news/two' },
  ])
})
