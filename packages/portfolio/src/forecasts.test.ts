import { describe, expect, it } from 'vitest'
import { forecastsOf, lossBeforeReport } from './forecasts.ts'
import { type ProjectCurves, statusAt } from './project-curves.ts'

/** On plan for two months, then at half speed. */
const slowed: ProjectCurves = {
  planned: [0, 10, 20, 30, 40, 50, 60],
  earned: [0, 10, 20, 25, 30],
  actual: [0, 10, 20, 30, 40],
  plannedFinish: 6,
}

describe('the forecasts of a project', () => {
  it('equal the plan while nothing is late', () => {
    const { atPlannedPace, atPaceSoFar } = forecastsOf(slowed, statusAt(slowed, 2))
    expect(atPlannedPace.at(-1)).toEqual({ at: 6, value: 60 })
    expect(atPaceSoFar).toEqual(atPlannedPace)
  })

  it('differ when work falls behind: the delay stays at the planned pace, and grows at the pace so far', () => {
    const { atPlannedPace, atPaceSoFar } = forecastsOf(slowed, statusAt(slowed))
    expect(atPlannedPace[0]).toEqual({ at: 4, value: 30 })
    expect(atPlannedPace.at(-1)).toEqual({ at: 7, value: 60 })
    expect(atPaceSoFar.at(-1)).toEqual({ at: 8, value: 60 })
  })
})

it('gives the value that fell behind between discovery and report', () => {
  expect(lossBeforeReport(slowed, { seen: 2, reported: 3 })).toBe(5)
  expect(lossBeforeReport(slowed, { seen: 1, reported: 2 })).toBe(0)
})
