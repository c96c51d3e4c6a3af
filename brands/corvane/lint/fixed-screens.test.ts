import { expect, it } from 'vitest'
import { findingLine } from '../../../tools/content/lint/finding.ts'
import { fixedScreenFindings } from './fixed-screens.ts'
import { seedContent } from './seed-content.fixture.ts'

/** Findings when a part of the factory's page is another. */
function foundWith(from: string, to: string): string {
  const stories = seedContent.stories
    .filter(({ full_slug }) => full_slug === 'industry/manufacturing')
    .map((story) => ({
      ...story,
      content: JSON.parse(JSON.stringify(story.content).replace(from, to)) as unknown,
    }))
  return fixedScreenFindings({ ...seedContent, stories })
    .map(findingLine)
    .join('\n')
}

it('finds nothing in the seed content', () => {
  expect(fixedScreenFindings(seedContent)).toEqual([])
})

it('finds a screen of the product that is a fixed picture', () => {
  const image = { filename: 'https://assets.example/f/1/1280x800/ab/portal.svg' }
  expect(foundWith('"graphic":"gates"', `"image":${JSON.stringify(image)}`)).toContain(
    'a screen of the product as a fixed picture: choose a drawing',
  )
})

it('finds a page that shows a drawing and does not say of which world', () => {
  expect(foundWith('"world":"plant"', '"world":""')).toContain(
    'a drawing, but the page names no world',
  )
})
