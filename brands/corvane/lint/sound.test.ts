import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findingLine } from '../../../tools/content/lint/finding.ts'
import { referencedAssets } from '../../../tools/content/lint/referenced-assets.ts'
import { contentOf, entriesOf } from './entries.ts'
import { seedContent } from './seed-content.fixture.ts'
import { secondsOfRecording, soundCountFindings, soundFindings } from './sound.ts'

const folder = `${import.meta.dirname}/../content`

/** Findings in a podcast entry with these fields in place of its own. */
function found(slug: string, fields: Readonly<Record<string, unknown>>): string {
  const stories = seedContent.stories
    .filter(({ full_slug }) => full_slug === slug)
    .map((story) => ({ ...story, content: { ...Object(story.content), ...fields } }))
  return soundFindings({ ...seedContent, stories })
    .map(findingLine)
    .join('\n')
}

const silent = 'podcast/a-slide-with-one-index'
const heard = 'podcast/a-sponsor-explains'

it('BLOCK-12 finds nothing in the seed content', () => {
  expect(soundFindings(seedContent)).toEqual([])
})

it('BLOCK-12 finds an entry that mentions a recording, but has none', () => {
  expect(found(silent, { description: 'In this episode' })).toContain('“episode” in an entry')
  expect(found(silent, { duration: '32 min' })).toContain('a length or note of a recording')
  expect(found(heard, { description: 'In this episode' })).toBe('')
})

it('BLOCK-12 finds a recording without the theme that lists it, and the theme without a recording', () => {
  const message = 'with-sound and a recording: expected both or neither'
  expect(found(heard, { theme: ['pmo'] })).toContain(message)
  expect(found(silent, { theme: ['pmo', 'with-sound'] })).toContain(message)
})

it('BLOCK-12 finds texts that give a wrong number of recordings', () => {
  expect(soundCountFindings(seedContent)).toEqual([])
  const fewer = seedContent.stories.filter(({ full_slug }) => full_slug !== heard)
  const stories = soundCountFindings({ ...seedContent, stories: fewer }).map(({ story }) => story)
  expect(stories).toEqual(
    expect.arrayContaining([
      'mailing-list',
      'news/hundredth-episode',
      'resources',
      'settings',
      'team-members/oona-byrne',
      'thank-you',
    ]),
  )
  const emptied = seedContent.stories.map((story) =>
    story.full_slug === heard
      ? { ...story, content: { ...Object(story.content), audio: { filename: '' } } }
      : story,
  )
  expect(soundCountFindings({ ...seedContent, stories: emptied })).not.toEqual([])
})

it('BLOCK-12 finds a recording without chapters, and turns without a time or out of order', () => {
  const transcript = (...texts: readonly string[]) => ({
    type: 'doc',
    content: texts.map((text) => ({
      type: /^#/.test(text) ? 'heading' : 'paragraph',
      content: [{ type: 'text', text: text.replace('# ', '') }],
    })),
  })
  const chapters = ['# Two', '[0:09] Oona Byrne: Why?', '# Three', '# Four']
  expect(
    found(heard, { transcript: transcript('# One', '[0:00] Oona Byrne: How?', ...chapters) }),
  ).toBe('')
  expect(found(heard, { transcript: transcript('[0:00] Oona Byrne: How?') })).toContain(
    '0 chapters, expected 4 to 6',
  )
  expect(
    found(heard, { transcript: transcript('# One', 'Oona Byrne: How?', ...chapters) }),
  ).toContain('this turn has no time, such as [1:05]: Oona Byrne: How?')
  expect(
    found(heard, { transcript: transcript('# One', '[0:10] Oona Byrne: How?', ...chapters) }),
  ).toContain('the times of the turns must rise from 0:00')
})

it('BLOCK-12 a recording is as long as its page says, and its last turn begins before its end', () => {
  const recorded = entriesOf(seedContent).filter(({ content }) => Object(content).audio?.filename)
  expect(recorded.length).toBeGreaterThan(0)
  for (const story of recorded) {
    const [asset = ''] = referencedAssets([JSON.stringify(contentOf(story).audio)])
    const seconds = secondsOfRecording(readFileSync(join(folder, 'assets', asset))) ?? 0
    expect([story.slug, contentOf(story).duration]).toEqual([
      story.slug,
      `${Math.round(seconds / 60)} min`,
    ])
    const times = JSON.stringify(contentOf(story).transcript).match(/(?<=")\[\d+:\d\d\](?= ")/g)
    const [minutes, rest] = (times?.at(-1) ?? '').slice(1, -1).split(':').map(Number)
    expect((minutes ?? 0) * 60 + (rest ?? 0)).toBeLessThan(seconds)
  }
})
