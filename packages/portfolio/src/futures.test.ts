import { describe, expect, it } from 'vitest'
import { type Course, statusAt } from './course.ts'
import { futuresOf, lossBeforeReport } from './futures.ts'

/** On plan for two months, then at half speed. */
const slowed: Course = {
  planned: [0, 10, 20, 30, 40, 50, 60],
  earned: [0, 10, 20, 25, 30],
  actual: [0, 10, 20, 30, 40],
  plannedFinish: 6,
}

describe('the futures of a project', () => {
  it('are the plan itself while nothing is late', () => {
    const { act, wait } = futuresOf(slowed, statusAt(slowed, 2))
    expect(act.at(-1)).toEqual({ at: 6, value: 60 })
    expect(wait).toEqual(act)
  })

  it('part when work falls behind: the plan’s pace keeps the delay, the speed so far adds to it', () => {
    const { act, wait } = futuresOf(slowed, statusAt(slowed))
    expect(act[0]).toEqual({ at: 4, value: 30 })
    expect(act.at(-1)).toEqual({ at: 7, value: 60 })
    expect(wait.at(-1)).toEqual({ at: 8, value: 60 })
  })
})

it('gives the value that fell behind between discovery and report', () => {
  expect(lossBeforeReport(slowed, { seen: 2, reported: 3 })).toBe(5)
  expect(lossBeforeReport(slowed, { seen: 1, reported: 2 })).toBe(0)
})
