import type { RawAlternate, RawStory } from '@prospectus/protocol/raw-story'
import { describe, expect, it } from 'vitest'
import { rawStory } from '../snapshot/snapshot.fixture.ts'
import { type Followed, followInStep } from './content-poller.fixture.ts'
import { scriptedContentSystem } from './content-system.fixture.ts'

const GROUP = { group_id: 'pricing' }
const english = rawStory(1, { ...GROUP, full_slug: 'pricing' })
const german = rawStory(2, { ...GROUP, full_slug: 'de/preise', lang: 'de' })
const other = rawStory(3)

function withAlternates(story: RawStory, ...others: readonly RawStory[]): RawStory {
  const alternates = others.map(({ id, name, slug, full_slug }): RawAlternate => {
    return { id, name, slug, full_slug, published: true, is_folder: false, parent_id: 0 }
  })
  return { ...story, alternates }
}

/** Full slugs of the translations of a story, as pages show them. */
function alternatesOf({ snapshots }: Followed, uuid: string): readonly string[] | undefined {
  const snapshot = snapshots.current()
  const entry = snapshot?.byUuid(uuid)
  return entry && snapshot?.read(entry).alternates.map(({ full_slug }) => full_slug)
}

/** Only the story itself gets a new time of publishing, as in every content system. */
describe('LANG-1 a page names its translations', () => {
  it('when one is published or moved, and until it is deleted', async () => {
    const system = await scriptedContentSystem([english, other])
    const followed = await followInStep({ system })
    system.publish(withAlternates(german, english))
    await followed.poll()
    expect(alternatesOf(followed, english.uuid)).toEqual(['de/preise'])
    expect(alternatesOf(followed, german.uuid)).toEqual(['pricing'])
    system.publish(withAlternates({ ...german, full_slug: 'de/was-es-kostet' }, english))
    await followed.poll()
    expect(alternatesOf(followed, english.uuid)).toEqual(['de/was-es-kostet'])
    system.remove(german.uuid)
    await followed.poll()
    expect(alternatesOf(followed, english.uuid)).toEqual([])
    expect(alternatesOf(followed, other.uuid)).toEqual([])
  })

  it('no longer when the translation belongs to another page', async () => {
    const system = await scriptedContentSystem([
      withAlternates(english, german),
      withAlternates(german, english),
      other,
    ])
    const followed = await followInStep({ system })
    expect(alternatesOf(followed, english.uuid)).toEqual(['de/preise'])
    system.publish(withAlternates({ ...german, group_id: 'group-3' }, other))
    await followed.poll()
    expect(alternatesOf(followed, english.uuid)).toEqual([])
    expect(alternatesOf(followed, other.uuid)).toEqual(['de/preise'])
  })

  it('as delivered with the story, when both have changed', async () => {
    const system = await scriptedContentSystem([english, other])
    const followed = await followInStep({ system })
    system.publish(withAlternates(german, english))
    system.publish({ ...withAlternates(english, german), name: 'Prices' })
    await followed.poll()
    expect(alternatesOf(followed, english.uuid)).toEqual(['de/preise'])
    expect(followed.snapshots.current()?.byUuid(english.uuid)?.name).toBe('Prices')
  })
})
