import type { RawStory } from '@prospectus/protocol/raw-story'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../rows/entry.ts'
import { applyChanges, countChangedRows } from './apply-changes.ts'
import { assembleSnapshot } from './assemble-snapshot.ts'
import type { Changes } from './changes.ts'
import { readLink } from './read-link.ts'
import type { BrokenStory } from './read-row.ts'
import {
  buildParts,
  entriesFound,
  folderLink,
  listSource,
  rawStory,
  snapshotOf,
} from './snapshot.fixture.ts'
import type { Snapshot } from './snapshot.ts'

const options = { version: 'v1', builtAt: new Date(0), pause: async () => undefined }

const UUIDS = Array.from({ length: 40 }, (_, n) => n)
const SLUGS = ['blog/a', 'blog/b', 'blog/', 'news/c', 'de/blog/d', 'de/e', 'home', 'f', 'fr/g']
const WORDS = ['plan', 'Plänen', 'planning a', 'risk-based C++', '字漢', '', '🚀', 'a portfolio']
const TYPED = [
  'plan',
  'an',
  'a',
  'plan plan',
  'risk-b',
  '字',
  '🚀',
  'c++',
  'lio',
  'n p',
  '',
  'A label',
]

const content = fc.record({
  name: fc.constantFrom(...WORDS),
  position: fc.integer({ min: -2, max: 2 }),
  day: fc.integer({ min: 1, max: 3 }),
  component: fc.constantFrom('modules/resource', 'page', 'testimonial'),
  description: fc.constantFrom(...WORDS),
  theme: fc.subarray(['ppm', 'pmo']),
  industry: fc.constantFrom(null, ['i-1']),
  prevent_indexing: fc.boolean(),
  text: fc.constantFrom(...WORDS),
})
const uuid = fc.constantFrom(...UUIDS)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ put: uuid, slug: fc.nat(60), content }) },
  { weight: 2, arbitrary: fc.record({ remove: uuid }) },
  { weight: 1, arbitrary: fc.record({ swap: uuid, with: uuid }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Content = typeof content extends fc.Arbitrary<infer T> ? T : never

/** The content of a space, as a content system would have it: no two stories with the same slug. */
type Space = ReadonlyMap<number, RawStory>

function afterStep(space: Space, step: Step): Space {
  const next = new Map(space)
  if ('remove' in step) next.delete(step.remove)
  if ('swap' in step) {
    const [one, other] = [space.get(step.swap), space.get(step.with)]
    if (one && other) {
      next.set(step.swap, { ...one, full_slug: other.full_slug })
      next.set(step.with, { ...other, full_slug: one.full_slug })
    }
  }
  if ('put' in step) {
    const slug = SLUGS[step.slug] ?? `blog/s${step.slug}`
    const taken = [...space].some(([n, story]) => n !== step.put && story.full_slug === slug)
    if (!taken) next.set(step.put, storyOf(step.put, slug, step.content))
  }
  return next
}

function storyOf(n: number, full_slug: string, { name, position, day, text, ...rest }: Content) {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] }
  const body = { type: 'doc', content: [paragraph] }
  return rawStory(n, {
    name,
    full_slug,
    position,
    is_startpage: full_slug.endsWith('/'),
    content: { ...rest, date: `2021-01-0${day}`, body },
  })
}

function changesBetween(before: Space, after: Space): Changes {
  return {
    stories: [...after].filter(([n, story]) => before.get(n) !== story).map(([, story]) => story),
    removed: [...before.keys()].filter((n) => !after.has(n)).map((n) => `uuid-${n}`),
  }
}

const links = [folderLink(900, 'blog'), folderLink(901, 'news', false)]

const datasources = ['ppm', 'news'].map((value, id) => ({ id, name: 'A label', value }))

function sourceOf(space: Space) {
  return listSource([...space.values()], links, datasources)
}

/** All results of a snapshot, without row numbers. */
function resultsOf(snapshot: Snapshot) {
  const bare = ({ row: _, ...entry }: Entry) => entry
  const slugs = [...SLUGS, 'blog', 'news', '', ...UUIDS.map((n) => `blog/s${n}`)]
  const found = slugs.map((slug) => {
    const one = snapshot.find(slug)
    return one?.kind === 'story' ? [bare(one.entry), snapshot.read(one.entry)] : one
  })
  const entries = UUIDS.map((n) => snapshot.byUuid(`uuid-${n}`)).filter((one) => one !== undefined)
  const lists = ['en', 'de', 'it'].flatMap((lang) =>
    TYPED.flatMap((text) => [
      ...[{}, { type: 'blog' }, { theme: 'ppm' }, { industry: 'i-1' }].map((filters) => {
        const view = { lang, text, ...filters, page: 1, perPage: 4 }
        const { total, entries } = snapshot.resources(view)
        return [total, entries.map(bare)]
      }),
      ...(['page', 'resource'] as const).map((component) =>
        entriesFound(snapshot, { lang, component, text }).map(bare),
      ),
    ]),
  )
  const scores = TYPED.map((text) => entries.map(({ row }) => snapshot.nameScores(text)(row)))
  const { version, size, languages, datasources, tree } = snapshot
  return {
    version,
    size,
    languages,
    datasources,
    tree,
    found,
    lists,
    all: Array.from(snapshot.entries(), bare),
    scores,
    entries: entries.map(bare),
  }
}

describe('applying changes', () => {
  it('CALL-6 DATA-7 equals a full build of the same content, whatever the changes', async () => {
    const space = fc.array(step, { minLength: 1, maxLength: 40 })
    const sequence = fc.array(fc.array(step, { maxLength: 6 }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(space, sequence, async (first, rounds) => {
        let present: Space = new Map([[41, rawStory(41)]])
        present = first.reduce(afterStep, present)
        let snapshot = await snapshotOf(sourceOf(present))
        for (const steps of rounds) {
          const next = steps.reduce(afterStep, present)
          const older = snapshot
          const before = resultsOf(older)
          snapshot = await applyChanges(older, changesBetween(present, next), options)
          expect(resultsOf(older)).toEqual(before)
          present = next
        }
        expect(resultsOf(snapshot)).toEqual(resultsOf(await snapshotOf(sourceOf(present))))
      }),
      { numRuns: process.env.EVERY_EXAMPLE ? 60 : 20 },
    )
  })

  it('CALL-6 applying a change twice does no harm', async () => {
    const snapshot = await snapshotOf(listSource([rawStory(1), rawStory(2)]))
    const changes = { stories: [rawStory(1, { name: 'New' })], removed: ['uuid-2'] }
    const once = await applyChanges(snapshot, changes, options)
    const twice = await applyChanges(once, changes, options)
    expect(resultsOf(twice)).toEqual(resultsOf(once))
    expect(twice.tree.map(({ name }) => name)).toEqual(['New'])
    expect([countChangedRows(snapshot), countChangedRows(once), countChangedRows(twice)]).toEqual([
      0, 2, 2,
    ])
  })

  it('CALL-6 applies folders and data sources', async () => {
    const snapshot = await snapshotOf(listSource([rawStory(1)], links))
    const ppm = { id: 1, name: 'PPM', value: 'ppm' }
    const fact = readLink(folderLink(902, 'events'))
    const folders = fact.kind === 'folder' ? [fact.folder] : []
    const datasources = { 'theme-type': [ppm], 'industry-type': [], 'resource-type': [] }
    const next = await applyChanges(
      snapshot,
      { stories: [], removed: [], folders, datasources },
      { ...options, version: 'v2', builtAt: new Date(7) },
    )
    expect([next.find('events')?.kind, next.find('blog')]).toEqual(['folder', undefined])
    expect(next.tree.filter((entry) => entry.is_folder).map(({ slug }) => slug)).toEqual(['events'])
    expect(next.datasources).toEqual(datasources)
    expect([next.version, next.builtAt]).toEqual(['v2', new Date(7)])
  })

  it('DATA-4 leaves out a broken story and reports it; its good version stays', async () => {
    const snapshot = await snapshotOf(listSource([rawStory(1)]))
    const leftOut: BrokenStory[] = []
    const onLeftOut = (story: BrokenStory) => leftOut.push(story)
    const json = JSON.stringify([rawStory(1, { full_slug: '' }), rawStory(2), null])
    const stories: readonly RawStory[] = JSON.parse(json)
    const next = await applyChanges(snapshot, { stories, removed: [] }, { ...options, onLeftOut })
    expect(next.size).toBe(2)
    expect(next.find('blog/story-1')?.kind).toBe('story')
    expect(leftOut.map(({ reason }) => reason)).toEqual(['has no full slug', 'has no id'])
  })

  it.each([
    ['full slug', rawStory(3, { full_slug: 'blog/story-1' })],
    ['id', rawStory(1, { uuid: 'uuid-3', full_slug: 'blog/story-3' })],
  ])('CALL-6 a story makes way for a new one with its %s, and is reported', async (_, story) => {
    const snapshot = await snapshotOf(listSource([rawStory(1), rawStory(2)]))
    const leftOut: string[] = []
    const onLeftOut = (one: BrokenStory) => leftOut.push(one.story)
    const changes = { stories: [story], removed: [] }
    const next = await applyChanges(snapshot, changes, { ...options, onLeftOut })
    expect(next.tree.map(({ uuid }) => uuid).sort()).toEqual(['uuid-2', 'uuid-3'])
    expect(next.byUuid('uuid-1')).toBeUndefined()
    expect(leftOut).toEqual(['blog/story-1'])
  })

  it('CALL-6 rejects changes that leave no story', async () => {
    const snapshot = await snapshotOf(listSource([rawStory(1)]))
    const applying = applyChanges(snapshot, { stories: [], removed: ['uuid-1'] }, options)
    await expect(applying).rejects.toMatchObject({ name: 'InvalidContentError' })
    expect(snapshot.size).toBe(1)
  })

  it('CALL-6 the bodies of a build are closed with the last snapshot that reads them', async () => {
    const { parts, bodies } = await buildParts(listSource([rawStory(1)]))
    let closed = 0
    const store = { read: (row: number) => bodies[row] ?? '', close: () => void closed++ }
    const first = await assembleSnapshot(parts, store, options.pause)
    const second = await applyChanges(first, { stories: [rawStory(2)], removed: [] }, options)
    first.close()
    first.close()
    expect(closed).toBe(0)
    expect(second.find('blog/story-1')).toMatchObject({ kind: 'story', entry: { id: 1 } })
    second.close()
    expect(closed).toBe(1)
  })
})
