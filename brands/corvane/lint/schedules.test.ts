import { expect, it } from 'vitest'
import { findingLine } from '../../../tools/content/lint/finding.ts'
import { scheduleFindings } from './schedules.ts'
import { seedContent } from './seed-content.fixture.ts'

/** Findings when the wind farm's world says something else. */
function foundWith(from: string, to: string): string {
  const stories = seedContent.stories.map((story) => {
    if (story.full_slug !== 'worlds/windfarm') return story
    const text = JSON.stringify(story.content)
    expect(text).toContain(from)
    const content: unknown = JSON.parse(text.replace(from, to))
    return { ...story, content }
  })
  return scheduleFindings({ ...seedContent, stories })
    .map(findingLine)
    .join('\n')
}

it('finds nothing in the seed content', () => {
  expect(scheduleFindings(seedContent).map(findingLine)).toEqual([])
})

it.each([
  [
    '"forecast_start":"39"',
    '"forecast_start":"8"',
    '"Turbine slots" has not begun, but its forecast',
  ],
  [
    '"forecast_end":"49"',
    '"forecast_end":"9"',
    '"Turbine slots" is not done, but its forecast ends',
  ],
  ['"forecast_start":"54"', '"forecast_start":"50"', '"First power" is forecast to begin before'],
  ['"planned_start":"24"', '"planned_start":"23"', '"Erection" is planned to begin before'],
  ['"Grid connection"', '"Grid"', 'there is no work package "Grid connection"'],
  ['"forecast_end":"8","done":"100"', '"forecast_end":"10","done":"40"', 'after 90 % of its time'],
])('finds a schedule that cannot be kept: %s for %s', (from, to, message) => {
  expect(foundWith(from, to)).toContain(message)
})
