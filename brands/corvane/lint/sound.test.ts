import { expect, it } from 'vitest'
import { readBundled } from '../../../tools/content/lint/bundled.ts'
import { findingLine } from '../../../tools/content/lint/finding.ts'
import { soundFindings } from './sound.ts'

const bundled = await readBundled(`${import.meta.dirname}/../content`)

/** What is found in a podcast entry with these fields in the place of its own. */
function found(slug: string, fields: Readonly<Record<string, unknown>>): string {
  const stories = bundled.stories
    .filter(({ full_slug }) => full_slug === slug)
    .map((story) => ({ ...story, content: { ...Object(story.content), ...fields } }))
  return soundFindings({ ...bundled, stories })
    .map(findingLine)
    .join('\n')
}

const silent = 'podcast/a-slide-with-one-index'
const heard = 'podcast/a-sponsor-explains'

it('BLOCK-12 finds nothing in what is bundled', () => {
  expect(soundFindings(bundled)).toEqual([])
})

it('BLOCK-12 finds an entry without a recording that speaks as if it had one', () => {
  expect(found(silent, { description: 'In this episode' })).toContain('“episode” in an entry')
  expect(found(silent, { duration: '32 min' })).toContain('a length or note of a recording')
  expect(found(heard, { description: 'In this episode' })).toBe('')
})

it('BLOCK-12 finds a recording that the list of what can be heard leaves out, and the contrary', () => {
  const message = 'with-sound and a recording: expected both or neither'
  expect(found(heard, { theme: ['pmo'] })).toContain(message)
  expect(found(silent, { theme: ['pmo', 'with-sound'] })).toContain(message)
})
