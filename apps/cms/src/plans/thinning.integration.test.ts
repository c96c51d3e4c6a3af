import { createLog, type LogFields } from '@prospectus/server/log'
import { expect, test } from 'vitest'
import { createClock } from '../database/clock.fixture.ts'
import { fillWith, onAnyDatabase } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { changeStory } from '../stories/change-story.ts'
import { publishStory } from '../stories/publish-story.ts'
import { removableVersionNumbers, type VersionSummary } from '../stories/thin-versions.ts'
import { createPlan } from './plans.ts'
import { createVersionThinner } from './run-plans.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

test('management-api#versions all saves of a day are kept, one an hour for a month, one a day for ever', () => {
  const now = new Date('2026-06-30T12:00:00Z')
  const versions: VersionSummary[] = []
  const save = (at: string, more: Partial<VersionSummary> = {}) => {
    const number = versions.length + 1
    const made = { created_at: `2026-${at}:00.000Z`, author: 'Ada', action: 'saved' } as const
    versions.push({ number, published_at: null, ...made, ...more })
    return number
  }
  const removable: number[] = []
  const expected = [save('01-01T09:00', { action: 'created' })]
  removable.push(save('03-01T10:00'), save('03-01T10:30'))
  expected.push(save('03-01T11:00', { action: 'restored' }))
  expected.push(save('03-01T11:10', { published_at: '2026-03-01T11:20:00.000Z' }))
  expected.push(save('03-01T12:00', { author: 'Bert' }), save('03-01T17:00'))
  removable.push(save('06-20T10:00'))
  expected.push(save('06-20T10:59'), save('06-20T11:00'))
  expected.push(save('06-30T10:00'), save('06-30T10:01'))
  expect(removableVersionNumbers(versions, now)).toEqual(removable.toReversed())
  const old = [
    { ...versions[1], number: 1 },
    { ...versions[1], number: 2 },
  ] as VersionSummary[]
  expect(removableVersionNumbers(old, now), 'the newest is the story as it is').toEqual([1])
  expect(removableVersionNumbers([], now)).toEqual([])
})

onAnyDatabase('management-api#versions old saves', (_open, tools) => {
  test('are thinned in the background, by two processes at once, but never the newest version', async () => {
    const clock = createClock('2026-05-01T10:00:00.000Z')
    const url = await tools.createUrl()
    const first = await openStorage(url, { now: clock.now })
    const second = tools.kind === 'sqlite' ? first : await openStorage(url, { now: clock.now })
    await fillWith(first, [{ full_slug: 'home' }, { full_slug: 'about' }])
    for (const id of [1001, 1002]) {
      for (let save = 1; save <= 12; save += 1) {
        await first.change(changeStory, id, { name: `Save ${save} of ${id}` }, { author: 'Ada' })
        if (save === 3) await first.change(publishStory, id)
        clock.advance(10 * 60)
      }
    }
    const numbers = async (id: number) =>
      (await first.listVersions(id, 1, 100)).items.map(({ number }) => number)
    const logged: LogFields[] = []
    const log = createLog((line) => logged.push(JSON.parse(line)))
    const thinners = [first, second].map(({ thinVersions }) =>
      createVersionThinner({ thinVersions, log, now: clock.now }),
    )
    const thin = () => Promise.all(thinners.map((each) => each()))
    await thin()
    expect(await numbers(1001)).toHaveLength(13)
    clock.advance(7 * HOUR + DAY)
    await thin()
    const left = await numbers(1001)
    expect(left).toEqual([13, 7, 4, 1])
    expect(await numbers(1002)).toHaveLength(4)
    expect(logged.length).toBeGreaterThan(0)
    await thin()
    expect(await numbers(1001), 'a walk begins every few hours only').toEqual(left)
    clock.advance(40 * DAY)
    await thin()
    expect(await numbers(1001)).toEqual([13, 4, 1])
    expect((await first.storyWithDraft(1001)).name).toBe('Save 12 of 1001')
    await first.change(changeStory, 1001, { name: 'Later' })
    expect(await numbers(1001)).toEqual([14, 13, 4, 1])
    await first.close()
    if (second !== first) await second.close()
  })

  test('are not thinned while a plan is to publish them', async () => {
    const clock = createClock('2026-05-01T10:00:00.000Z')
    const storage = await openStorage(await tools.createUrl(), { now: clock.now })
    await fillWith(storage, [{ full_slug: 'home' }])
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
      await storage.change(changeStory, 1001, { name }, { author: 'Ada' })
    }
    const plan = { kind: 'release', name: 'R', action: 'publish', due_at: null } as const
    const plannedVersion = { story_ids: [1001], versions: { 1001: 3 } }
    await storage.change(createPlan, { ...plan, ...plannedVersion }, 'Ada')
    clock.advance(40 * DAY)
    await storage.thinVersions(0)
    const remaining = (await storage.listVersions(1001, 1, 100)).items.map(({ number }) => number)
    expect(remaining).toEqual([6, 3, 1])
    await storage.close()
  })
})
