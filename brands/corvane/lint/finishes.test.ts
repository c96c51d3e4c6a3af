import { expect, it } from 'vitest'
import { findingLine } from '../../../tools/content/lint/finding.ts'
import { finishFindings } from './finishes.ts'
import { seedContent } from './seed-content.fixture.ts'

/** Findings when the plant's world says something else. */
function foundWith(from: string, to: string): string {
  const stories = seedContent.stories.map((story) => {
    if (story.full_slug !== 'worlds/plant') return story
    const content: unknown = JSON.parse(JSON.stringify(story.content).replaceAll(from, to))
    return { ...story, content }
  })
  return finishFindings({ ...seedContent, stories })
    .map(findingLine)
    .join('\n')
}

it('finds nothing in the seed content', () => {
  expect(finishFindings(seedContent).map(findingLine)).toEqual([])
})

it.each([
  ['"41.65"', '"43"', 'the forecast of "P60 pump launch" ends on 2025-12-19 (41.650), that of its'],
  ['"planned_end":"39"', '"planned_end":"38"', 'the plan of "P60 pump launch" ends on 2025-11-30'],
  ['"done":"27"', '"done":"33"', '"Injection tools, 18 weeks" is 33 % done after 27 % of its time'],
])('finds packages that disagree with the curves: %s for %s', (from, to, message) => {
  expect(foundWith(from, to)).toContain(message)
})
