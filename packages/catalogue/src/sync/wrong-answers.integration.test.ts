import { setImmediate as turn } from 'node:timers/promises'
import type { RawLink, RawStory } from '@prospectus/protocol/raw-story'
import { describe, expect, it } from 'vitest'
import { rawStory } from '../snapshot/snapshot.fixture.ts'
import { type Followed, follow, followInStep, loadedFolder } from './content-poller.fixture.ts'
import { type Body, scriptedContentSystem } from './content-system.fixture.ts'

const HOME = 1
const COUNT = 40
const FORTY = [
  rawStory(HOME, { full_slug: 'home', slug: 'home', name: 'Home' }),
  ...Array.from({ length: COUNT - 1 }, (_, n) => rawStory(n + 2)),
]
const ENTRIES = ['ppm', 'pmo', 'risk'].map((value, n) => ({
  ...{ id: n + 1, name: value, value, dimension_value: null },
}))

async function followForty() {
  const system = await scriptedContentSystem(FORTY)
  for (const slug of ['theme-type', 'industry-type']) system.datasources.set(slug, [...ENTRIES])
  return followInStep({ system, directory: await loadedFolder(system) })
}

const storiesOf = (body: Body) => body.stories as readonly RawStory[]
const entriesOf = (body: Body) => Object.entries(body.links as Record<string, RawLink>)

/** Every story with `change` applied, in lists and alone; the links have its publishing time. */
const everyStory =
  (change: (story: RawStory) => object) =>
  (path: string, body: Body): Body => {
    if (path === 'stories') return { ...body, stories: storiesOf(body).map(change) }
    return body.story === undefined ? body : { ...body, story: change(body.story as RawStory) }
  }

const AT = '2026-02-02T00:00:00.000Z'
const publishAll = ({ system }: Followed) => {
  system.space.version++
  for (const { uuid } of FORTY) system.linkOverrides.set(uuid, { published_at: AT })
}

/** The page as visitors see it: the address, name and component of each page. */
const pagesOf = ({ snapshots }: Followed) => {
  const entries = snapshots.current()?.entries() ?? []
  return Array.from(entries, ({ id, uuid, fullSlug, name, component }) => {
    return [fullSlug, id, uuid, name, component].join(' ')
  })
}

const firstLinks = (count: number) => (path: string, body: Body) =>
  path === 'links' ? { ...body, links: Object.fromEntries(entriesOf(body).slice(0, count)) } : body

/** The same, with the other stories unavailable, as if they were gone. */
const onlyFirst = (count: number) => {
  const uuids = new Set(FORTY.slice(0, count).map(({ uuid }) => uuid))
  return (path: string, body: Body) => {
    if (path !== 'stories') return firstLinks(count)(path, body)
    return { ...body, stories: storiesOf(body).filter(({ uuid }) => uuids.has(uuid)) }
  }
}

const stealing = (victim: Partial<RawStory>) =>
  everyStory((story) => ({ ...story, published_at: AT, ...(story.id === 7 && victim) }))

const wrong: readonly (readonly [string, (path: string, body: Body) => Body])[] = [
  ['stories without content', everyStory((s) => ({ ...s, content: null, published_at: AT }))],
  ['content without component', everyStory((s) => ({ ...s, content: {}, published_at: AT }))],
  ['stories without id', everyStory(({ id, ...s }) => ({ ...s, published_at: AT }))],
  ['stories without full slug', everyStory((s) => ({ ...s, full_slug: '', published_at: AT }))],
  ["a story with the home page's slug and id", stealing({ full_slug: 'home', id: HOME })],
  ["a story with the home page's slug", stealing({ full_slug: 'home' })],
  ['a story with an invented slug', stealing({ full_slug: 'elsewhere' })],
  [
    'ten stories under the uuid of another, in the links too',
    (path, body) => {
      const uuidOf = (id: number, uuid: string) => (id > 10 && id <= 20 ? 'uuid-5' : uuid)
      if (path === 'links') {
        const doubled = entriesOf(body).map(([key, link]) => {
          return [key, { ...link, uuid: uuidOf(link.id, link.uuid) }]
        })
        return { ...body, links: Object.fromEntries(doubled) }
      }
      return everyStory((s) => ({ ...s, uuid: uuidOf(s.id, s.uuid), published_at: AT }))(path, body)
    },
  ],
  ['one story of forty', onlyFirst(1)],
  ['half of the stories', onlyFirst(20)],
  [
    'data sources without entries',
    (path, body) => (path === 'datasource_entries' ? { datasource_entries: [] } : body),
  ],
]

describe('a well-formed but wrong response', () => {
  it.each(wrong)('CALL-6 with %s leaves known content, over a restart too', async (_, distort) => {
    const followed = await followForty()
    const { system, directory, poll, poller, snapshots, logged } = followed
    const before = pagesOf(followed)
    system.distort = distort
    publishAll(followed)
    for (let n = 0; n < 3; n++) {
      await patientPoll(followed)
      system.space.version++
    }
    expect(pagesOf(followed)).toEqual(before)
    expect(snapshots.current()?.datasources['theme-type']).toHaveLength(3)
    const problems = logged.filter(({ level }) => level === 'error' || level === 'warn')
    expect(problems.length, 'lines in the log').toBeGreaterThan(0)
    expect(problems.length, 'lines in the log').toBeLessThan(4)
    await poller.stop()
    const restarted = await follow({ system, directory })
    restarted.poller.start()
    await patientPoll(restarted, 0)
    expect(pagesOf(restarted)).toEqual(before)
    await restarted.poller.stop()

    system.distort = undefined
    system.linkOverrides.clear()
    system.publish({ ...(FORTY[3] as RawStory), name: 'Well again' })
    const recovered = await followInStep({ system, directory })
    expect(pagesOf(recovered)).toContainEqual(expect.stringContaining('Well again'))
    await poll()
  })
})

/** One poll, with pauses of up to a second between retries. */
async function patientPoll({ clock, poll }: Followed, seconds?: number): Promise<void> {
  let isDone = false
  const done = poll(seconds).finally(() => {
    isDone = true
  })
  while (!isDone) {
    const untilNext = Math.min(...clock.waiting())
    if (untilNext <= 1000) clock.pass(untilNext)
    await turn()
  }
  await done
}
