import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TreeEntry } from '../rows/entry.ts'
import { compareLinks, foldersDiffer } from './compare-links.ts'
import { InvalidContentError } from './snapshot.ts'

const PUBLISHED = '2026-03-01T10:00:00.000Z'
const pause = async () => {}
const published = { view: 'published', pause } as const

function link(number: number, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    ...{ id: number, uuid: `uuid-${number}`, slug: `blog/story-${number}`, path: null },
    ...{ name: `Story ${number}`, published: true, parent_id: 900, is_folder: false },
    ...{ is_startpage: false, position: -number, published_at: PUBLISHED },
    ...changes,
  }
}

const folder = link(900, { slug: 'blog', is_folder: true, parent_id: 0, published_at: null })

type Link = ReturnType<typeof link>

function entryOf({ published_at, path, ...one }: Link): TreeEntry {
  return { ...one, path: `/${one.slug}`, lang: 'default' }
}

function known(links: readonly Link[]) {
  const dates = new Map(links.map(({ uuid, published_at }) => [uuid, published_at]))
  return { tree: links.map(entryOf), changedAt: (uuid: string) => dates.get(uuid) }
}

const before = [folder, link(1), link(2), link(3)]

describe('what a publish changed', () => {
  it('CALL-6 is nothing when the links are the same', async () => {
    expect(await compareLinks(before, known(before), published)).toMatchObject({
      ...{ changedUuids: [], removedUuids: [], brokenCount: 0 },
      ...{ storyParentIds: new Set([900]), folders: [{ id: 900, slug: 'blog' }] },
    })
  })

  it.each([
    ['published again', { published_at: '2026-03-02T10:00:00.000Z' }],
    ['published for the first time', { published_at: undefined }],
    ['moved', { slug: 'news/story-2', parent_id: 901 }],
    ['renamed', { name: 'Another' }],
    ['put elsewhere in its folder', { position: 7 }],
    ['made a start page', { is_startpage: true }],
    ['created again under its uuid', { id: 77 }],
  ])('CALL-6 is a story that was %s', async (_, changes) => {
    const after = [folder, link(1), link(2, changes), link(3)]
    const compared = await compareLinks(after, known(before), published)
    expect(compared).toMatchObject({ changedUuids: ['uuid-2'], removedUuids: [] })
  })

  it("CALL-6 is nothing for a story whose id comes under another's uuid", async () => {
    const after = [folder, link(1), link(2, { uuid: 'uuid-1' }), link(3)]
    const compared = await compareLinks(after, known(before), published)
    expect(compared).toMatchObject({ changedUuids: [], removedUuids: [], brokenCount: 1 })
  })

  it('CALL-6 removes no folder that still contains a story', async () => {
    const { folders } = await compareLinks([link(1), link(2), link(3)], known(before), published)
    expect(foldersDiffer(folders, known(before).tree)).toBe(false)
    const moved = [1, 2, 3].map((n) => link(n, { parent_id: 0 }))
    expect((await compareLinks(moved, known(before), published)).folders).toEqual([])
  })

  it.each([
    ['the same moment written differently', { published_at: '2026-03-01T11:00:00+01:00' }],
    ['slashes around a slug', { slug: '/blog/story-2/' }],
  ])('CALL-6 is not %s', async (_, changes) => {
    const after = [folder, link(1), link(2, changes), link(3)]
    expect((await compareLinks(after, known(before), published)).changedUuids).toEqual([])
  })

  it('CALL-6 is a story that is gone, or no longer published; a draft is not new', async () => {
    const after = [folder, link(1), link(2, { published: false }), link(4, { published: false })]
    const compared = await compareLinks(after, known(before), published)
    expect(compared).toMatchObject({ changedUuids: [], removedUuids: ['uuid-2', 'uuid-3'] })
  })

  it('ROUTE-4 includes drafts, by time of save, in the draft view', async () => {
    const saved = { published: false, updated_at: PUBLISHED }
    const after = [link(1, saved), link(2, { ...saved, updated_at: '2026-04-01T10:00:00Z' })]
    const compared = await compareLinks(after, known(before.slice(1)), { view: 'draft', pause })
    expect(compared).toMatchObject({ changedUuids: ['uuid-2'], removedUuids: ['uuid-3'] })
  })

  it('DATA-1 is no story when only its folder changes; the folder is reported', async () => {
    const after = [{ ...folder, name: 'Our blog' }, link(1), link(2), link(3)]
    const compared = await compareLinks(after, known(before), published)
    expect(compared).toMatchObject({
      changedUuids: [],
      removedUuids: [],
      folders: [{ name: 'Our blog' }],
    })
    expect(foldersDiffer(compared.folders, known(before).tree)).toBe(true)
    const same = await compareLinks(before, known(before), published)
    expect(foldersDiffer(same.folders, known(before).tree)).toBe(false)
    expect(foldersDiffer([], known(before).tree)).toBe(true)
  })

  it('DATA-4 keeps the known story of an unreadable link', async () => {
    const after = [folder, link(1), { uuid: 'uuid-2' }, link(3), null]
    const compared = await compareLinks(after, known(before), published)
    expect(compared).toMatchObject({ changedUuids: [], removedUuids: [], brokenCount: 2 })
  })

  it('CALL-6 is found in a stream of links, a repeated link counted once', async () => {
    async function* links() {
      yield* [folder, link(1), link(5), link(5), link(3), link(2)]
    }
    const compared = await compareLinks(links(), known(before), published)
    expect(compared).toMatchObject({ changedUuids: ['uuid-5'], removedUuids: [] })
  })

  it.each([
    ['no links', [], 'None of the 0 links'],
    ['folders only', [folder], 'None of the 1 links'],
    ['drafts only', [folder, link(1, { published: false })], 'None of the 2 links'],
    ['mostly nonsense', [folder, 'x', null, 7, link(1)], '3 of the 5 entries'],
  ])('CALL-6 cannot be read from %s', async (_, links, message) => {
    const comparing = compareLinks(links, known(before), published)
    await expect(comparing).rejects.toThrow(message)
    await expect(comparing).rejects.toBeInstanceOf(InvalidContentError)
  })
})

it('CALL-6 the changes, applied to the snapshot, give the content of the links', () => {
  const story = fc.record({
    id: fc.integer({ min: 1, max: 20 }),
    changes: fc.record({
      slug: fc.constantFrom('a', 'b', 'blog/c'),
      position: fc.constantFrom(-1, 0, 1),
      published: fc.boolean(),
      published_at: fc.constantFrom(PUBLISHED, '2026-05-01T10:00:00.000Z'),
    }),
  })
  const content = fc
    .uniqueArray(story, { selector: ({ id }) => id, maxLength: 20 })
    .map((stories) => [...stories.map(({ id, changes }) => link(id, changes)), link(99)])
  const visible = (links: readonly Link[]) => links.filter((one) => one.published)
  const byUuid = (links: readonly Link[]) => new Map(links.map((one) => [one.uuid, one]))
  return fc.assert(
    fc.asyncProperty(content, content, async (old, fresh) => {
      const compared = await compareLinks(fresh, known(visible(old)), published)
      const result = byUuid(visible(old))
      for (const uuid of compared.removedUuids) result.delete(uuid)
      for (const uuid of compared.changedUuids) {
        const found = byUuid(fresh).get(uuid)
        if (found) result.set(uuid, found)
      }
      expect(result).toEqual(byUuid(visible(fresh)))
      expect(new Set(compared.changedUuids).size).toBe(compared.changedUuids.length)
    }),
  )
})
