import { createLog, type LogFields } from '@prospectus/server/log'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { changeStory } from '../stories/change-story.ts'
import { prepareStorage } from './prepare-storage.ts'
import { makeSmallDisk } from './small-disk.fixture.ts'
import { testContent } from './storage.fixture.ts'
import { openStorage } from './storage.ts'

test('after a start on a full disk content can be read, and changed as soon as there is room', async ({
  skip,
}) => {
  const disk = makeSmallDisk(onTestFinished)
  if (!disk.isSmall) skip('Only root can make a small disk.')
  const databaseUrl = `file:${disk.folder}/content.sqlite`
  const bundled = testContent([{ full_slug: 'about', content: { component: 'page' } }])
  const filled = await openStorage(databaseUrl)
  await filled.importContent(bundled, { spaceId: 1000 })
  await filled.close()
  disk.fill()

  const logged: LogFields[] = []
  const log = createLog((line) => logged.push(JSON.parse(line)))
  const settings = { ...readSettings({ CONTENT_TOKEN: 'a-token-of-the-settings' }), databaseUrl }
  const tries: (() => void)[] = []
  const startTimer = (_milliseconds: number, call: () => void) => {
    tries.push(call)
    return () => undefined
  }
  const storage = await prepareStorage({ settings, bundled, log, startTimer })
  onTestFinished(() => storage.close())
  const about = () => storage.findStory({ fullSlug: 'about' }, 'draft')
  const { id } = (await about()) ?? expect.fail('the story can be read')
  await expect(storage.change(changeStory, id, { name: 'Changed' })).rejects.toThrow(
    'The disk is full',
  )
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 'error', error: expect.stringContaining('disk is full') }),
  )

  disk.empty()
  await storage.change(changeStory, id, { name: 'Changed' })
  expect(await about()).toMatchObject({ name: 'Changed' })
  expect(await storage.tokenKind('a-token-of-the-settings')).toBeUndefined()
  for (const attempt of tries.splice(0)) attempt()
  await expect.poll(() => logged.at(-1)).toMatchObject({ level: 'info' })
  expect(await storage.tokenKind('a-token-of-the-settings')).toBe('public')
})
