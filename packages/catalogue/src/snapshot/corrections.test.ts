import { fold } from '@prospectus/content/text/fold'
import type { RawStory } from '@prospectus/protocol/raw-story'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchableText } from '../full-text/searchable-text.ts'
import { nearestInTexts } from '../matching/nearest-word.fixture.ts'
import { isSearchable } from '../rows/entry.ts'
import { applyChanges } from './apply-changes.ts'
import { createRowReader } from './read-row.ts'
import { listSource, rawStory, snapshotOf } from './snapshot.fixture.ts'

const options = { version: 'v2', builtAt: new Date(0), pause: async () => undefined }

/** Similar words, some contained in others, and some that cannot be corrected. */
const word = fc.constantFrom(
  ...['plan', 'plant', 'flan', 'clan', 'plans', 'planning', 'schedule', 'schedules', 'rescheduled'],
  ...['Übersicht', 'Straße', 'plan2', 'PLÄNE', '日程計画', '𝒳𝒳𝒳𝒳', 'evm', 'portfolio'],
)
const slip = fc.record({ at: fc.nat(9), put: fc.constantFrom('', 'a', 'n', 'x'), out: fc.nat(1) })
/** A word with up to three mistakes. */
const typed = fc.tuple(word, fc.array(slip, { maxLength: 3 })).map(([start, slips]) => {
  const apply = (text: string, { at, put, out }: (typeof slips)[number]) =>
    text.slice(0, at) + put + text.slice(at + out)
  return fold(slips.reduce(apply, fold(start)).toWellFormed())
})
const story = fc.record({
  n: fc.integer({ min: 1, max: 12 }),
  location: fc.constantFrom('blog', 'de/blog', 'about'),
  component: fc.constantFrom('modules/resource', 'modules/page', 'modules/testimonial'),
  prevent_indexing: fc.boolean(),
  name: fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
  text: fc.array(word, { maxLength: 5 }).map((words) => words.join(', ')),
})
const stories = fc
  .uniqueArray(story, { selector: ({ n }) => n, maxLength: 12 })
  .map((list) => [rawStory(99, { name: 'Float' }), ...list.map(storyOf)])

describe('Snapshot.nearestWord', () => {
  it('SEARCH-6 LANG-2 matches a simple implementation for each language, in built and in updated snapshots', async () => {
    const queries = fc.array(typed, { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(stories, stories, queries, async (before, changed, terms) => {
        const present = new Map([...before, ...changed].map((one) => [one.uuid, one]))
        const [removed] = before.slice(1)
        if (removed) present.delete(removed.uuid)
        const changes = {
          stories: changed.filter(({ uuid }) => uuid !== removed?.uuid),
          removed: removed ? [removed.uuid] : [],
        }
        const built = await snapshotOf(listSource(before))
        const snapshot = await applyChanges(built, changes, options)
        for (const lang of ['en', 'de', 'fr']) {
          for (const term of terms) {
            expect(built.nearestWord(term, lang)).toBe(byRule(term, lang, before))
            expect(snapshot.nearestWord(term, lang)).toBe(byRule(term, lang, [...present.values()]))
          }
        }
      }),
      { numRuns: process.env.EVERY_EXAMPLE ? 150 : 40 },
    )
  })

  it('SEARCH-6 prefers the word that most stories have, whether they were built or updated', async () => {
    const named = (n: number, name: string) => rawStory(n, { name })
    const built = await snapshotOf(listSource([named(1, 'plan'), named(2, 'plat plat plat')]))
    expect(built.nearestWord('plam', 'en')).toBe('plan')
    const changes = { stories: [named(3, 'plat')], removed: [] }
    const changed = await applyChanges(built, changes, options)
    expect(changed.nearestWord('plam', 'en')).toBe('plat')
    expect(changed.nearestWord('plat', 'en')).toBe('plat')
    expect(changed.nearestWord('la', 'en')).toBe('la')
    expect(changed.nearestWord('qwertz', 'en')).toBeUndefined()
    expect(changed.nearestWord('plam', 'de')).toBeUndefined()
  })
})

function byRule(term: string, lang: string, rawStories: readonly RawStory[]): string | undefined {
  const readRow = createRowReader(['de'])
  const texts = rawStories.flatMap((raw) => {
    const row = readRow(raw, 0)
    if (!('entry' in row) || row.entry.lang !== lang || !isSearchable(row.entry)) return []
    return searchableText(raw, row).text
  })
  return nearestInTexts(term, texts)
}

function storyOf(values: typeof story extends fc.Arbitrary<infer T> ? T : never): RawStory {
  const { n, location, name, component, prevent_indexing, text } = values
  const content = { component, prevent_indexing, description: text }
  return rawStory(n, { name, full_slug: `${location}/s${n}`, content })
}
