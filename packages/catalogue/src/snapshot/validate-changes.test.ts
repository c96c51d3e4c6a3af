import { beforeAll, describe, expect, it } from 'vitest'
import { validateChanges } from './changes.ts'
import { listSource, rawStory, snapshotOf } from './snapshot.fixture.ts'
import type { Snapshot } from './snapshot.ts'

let known: Snapshot
beforeAll(async () => {
  known = await snapshotOf(listSource([1, 2, 3].map((n) => rawStory(n))))
})

const at = (n: number, slug: string) => rawStory(n, { full_slug: slug })
const accepted = (
  stories: Parameters<typeof validateChanges>[0]['stories'],
  removed: string[] = [],
) => validateChanges({ stories, removed }, known).accepted.stories.map(({ full_slug }) => full_slug)

describe('checking changes', () => {
  it('CALL-6 lets stories move, swap slugs and move up', () => {
    expect(accepted([at(1, 'blog/free')])).toEqual(['blog/free'])
    expect(accepted([at(1, 'blog/story-2'), at(2, 'blog/story-1')])).toHaveLength(2)
    expect(accepted([at(1, 'blog/story-2'), at(2, 'blog/story-3'), at(3, 'x')])).toHaveLength(3)
  })

  it('CALL-6 lets a story take the slug of one that is removed with them', () => {
    expect(accepted([at(9, 'blog/story-2')])).toEqual([])
    expect(accepted([at(9, 'blog/story-2')], ['uuid-2'])).toEqual(['blog/story-2'])
  })

  it('CALL-6 leaves a slug to the known story that has it', () => {
    const theft = at(1, 'blog/story-2')
    expect(accepted([theft, at(2, 'blog/story-2')])).toEqual(['blog/story-2'])
    const { accepted: left, rejected } = validateChanges({ stories: [theft], removed: [] }, known)
    expect(left.stories).toEqual([])
    expect(rejected).toEqual([
      { story: 'blog/story-2', reason: 'claims the full slug or id of another story' },
    ])
  })

  it('CALL-6 gives nobody the slug of a story whose move is rejected', () => {
    expect(accepted([at(3, 'blog/story-1'), at(1, 'blog/story-2')])).toEqual([])
  })

  it('CALL-6 gives nobody the id of another story', () => {
    expect(accepted([rawStory(9, { id: 2 })])).toEqual([])
    expect(accepted([rawStory(1, { id: 2 })])).toEqual([])
    expect(accepted([rawStory(1, { id: 77 })])).toHaveLength(1)
  })

  it('CALL-6 rejects unreadable stories', () => {
    const { accepted: left, rejected } = validateChanges(
      { stories: [rawStory(1, { content: null }), rawStory(2)], removed: [] },
      known,
    )
    expect(left.stories).toHaveLength(1)
    expect(rejected).toEqual([{ story: 'blog/story-1', reason: 'has no content with a component' }])
  })
})
