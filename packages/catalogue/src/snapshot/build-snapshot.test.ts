import { describe, expect, it } from 'vitest'
import { buildParts, folderLink, listSource, rawStory, snapshotOf } from './snapshot.fixture.ts'

const storyLinks = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...folderLink(n, `blog/s${n}`), is_folder: false }))

describe('buildSnapshot', () => {
  it.each<[string, readonly unknown[], readonly unknown[], unknown, string]>([
    ['what is not a story', [rawStory(1), 'x'], [], [], 'Entry 2 of the stories is a string'],
    ['the same id twice', [rawStory(1), rawStory(2, { id: 1 })], [], [], 'id 1'],
    ['the same uuid twice', [rawStory(1), rawStory(2, { uuid: 'uuid-1' })], [], [], 'uuid uuid-1'],
    [
      'the same slug twice',
      [rawStory(1), rawStory(2, { full_slug: 'blog/story-1' })],
      [],
      [],
      'full slug blog/story-1',
    ],
    ['mostly broken stories', [rawStory(1), {}, {}], [], [], '2 of 3 stories are broken'],
    ['a truncated response', [rawStory(1)], storyLinks(60), [], '1 of 60'],
    ['a data source that is no list', [rawStory(1)], [], { error: 'x' }, 'theme-type'],
  ])('CALL-6 refuses %s', async (_, stories, links, datasources, message) => {
    const building = buildParts(listSource(stories, links, datasources))
    await expect(building).rejects.toMatchObject({ name: 'InvalidContentError' })
    await expect(building).rejects.toThrow(message)
  })

  it('tells a space without published stories apart from invalid content', async () => {
    await expect(buildParts(listSource([], [], []))).rejects.toMatchObject({
      name: 'EmptyContentError',
      message: expect.stringContaining('no published story'),
    })
  })

  it('CALL-6 passes on what the source throws', async () => {
    const source = {
      ...listSource([]),
      async *stories() {
        yield rawStory(1)
        throw new Error('the connection broke')
      },
    }
    await expect(buildParts(source)).rejects.toThrow('the connection broke')
  })

  it('DATA-4 leaves out single broken stories, and reports them', async () => {
    const { uuid: _, ...withoutUuid } = rawStory(2)
    const stories = [rawStory(1), withoutUuid, rawStory(3, { full_slug: '' }), rawStory(4)]
    const { parts, broken, bodies } = await buildParts(listSource([...stories, rawStory(5)]))
    expect(parts.rows.map(({ entry }) => [entry.row, entry.id])).toEqual([
      [0, 1],
      [1, 4],
      [2, 5],
    ])
    expect(bodies).toHaveLength(3)
    expect(broken).toEqual([
      { story: 'blog/story-2', reason: 'has no uuid' },
      { story: 'Story 3', reason: 'has no full slug' },
    ])
  })

  it('DATA-8 keeps the usable entries of the data sources', async () => {
    const ppm = { id: 1, name: 'PPM', value: 'ppm' }
    const snapshot = await snapshotOf(listSource([rawStory(1)], [], [ppm, null, { id: 2 }]))
    expect(snapshot.datasources['theme-type']).toEqual([ppm])
  })

  it('DATA-3 reads back each story unchanged', async () => {
    const story = rawStory(7, { content: { component: 'page', text: 'Ж “quoted” 😀' } })
    const snapshot = await snapshotOf(listSource([rawStory(1), story]))
    const entry = snapshot.byUuid('uuid-7')
    expect(entry && snapshot.read(entry)).toEqual(story)
    expect(snapshot.size).toBe(2)
  })
})
