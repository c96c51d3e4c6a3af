import { expect, it } from 'vitest'
import { findingLine } from '../../../tools/content/lint/finding.ts'
import { scheduleFindings } from './schedules.ts'
import { findingsWith, seedContent } from './seed-content.fixture.ts'

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
])('finds a schedule that is not feasible: %s for %s', (from, to, message) => {
  expect(findingsWith(scheduleFindings, 'worlds/windfarm', from, to)).toContain(message)
})

it.each([
  ['"41.65"', '"43"', 'the forecast of "P60 pump launch" ends on 2025-12-19 (41.650), that of its'],
  ['"planned_end":"39"', '"planned_end":"38"', 'the plan of "P60 pump launch" ends on 2025-11-30'],
  ['"done":"27"', '"done":"33"', '"Injection tools, 18 weeks" is 33 % done after 27 % of its time'],
])('finds packages that disagree with the curves: %s for %s', (from, to, message) => {
  expect(findingsWith(scheduleFindings, 'worlds/plant', from, to)).toContain(message)
})
