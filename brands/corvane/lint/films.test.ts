import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findingLine } from '../../../tools/content/lint/finding.ts'
import { referencedAssets } from '../../../tools/content/lint/referenced-assets.ts'
import { contentOf, entriesOf } from './entries.ts'
import { filmFindings, secondsOfFilm } from './films.ts'
import { seedContent } from './seed-content.fixture.ts'

const folder = `${import.meta.dirname}/../content`

function found(fields: Readonly<Record<string, unknown>>): string {
  const stories = seedContent.stories
    .filter(({ full_slug }) => full_slug === 'videos/a-network-by-hand')
    .map((story) => ({ ...story, content: { ...Object(story.content), ...fields } }))
  return filmFindings({ ...seedContent, stories })
    .map(findingLine)
    .join('\n')
}

it('BLOCK-12 finds nothing in the seed content', () => {
  expect(filmFindings(seedContent)).toEqual([])
})

it('BLOCK-12 finds texts that promise chapters, a whole lesson or a film on request, and lengths without a film', () => {
  expect(found({ description: 'The whole lesson, 38 minutes.' })).toContain('“whole lesson”')
  expect(found({ description: 'Sent on request.' })).toContain('“Sent on request”')
  expect(found({ description: 'Chapters' })).toContain('“Chapters”')
  expect(found({ video_url: '' })).toContain('has a length, but no film')
})

it('BLOCK-12 a film is as long as its page says', () => {
  const films = entriesOf(seedContent).filter((story) => contentOf(story).video_url)
  const stated = films.map((story) => contentOf(story).duration)
  const measured = films.map((story) => {
    const named = [...referencedAssets([JSON.stringify(contentOf(story).video_url)])]
    const seconds = secondsOfFilm(readFileSync(join(folder, 'assets', named[0] ?? '')))
    return `${Math.round(seconds ?? 0)} s`
  })
  expect(films.length).toBeGreaterThan(0)
  expect(stated).toEqual(measured)
})
