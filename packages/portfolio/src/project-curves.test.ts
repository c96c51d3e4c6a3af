import { describe, expect, it } from 'vitest'
import { capacityTotals } from './capacity.ts'
import { dayAfter, periodsUntil } from './periods.ts'
import { lastKnown, type ProjectCurves, statusAt } from './project-curves.ts'

/** Ten a period over four periods; a fifth slower, and a quarter more expensive. */
const slow: ProjectCurves = {
  planned: [0, 10, 20, 30, 40],
  earned: [0, 8, 16],
  actual: [0, 10, 20],
  plannedFinish: 4,
}

const day = (text: string) => new Date(`${text}T00:00:00Z`)

describe('BLOCK-2 a project over time', () => {
  it('gives indices, forecast cost and finish at the last known time', () => {
    expect(lastKnown(slow)).toBe(2)
    const status = statusAt(slow)
    expect(status).toMatchObject({ at: 2, planned: 20, earned: 16, actual: 20, budget: 40 })
    expect(status.scheduleIndex).toBeCloseTo(0.8)
    expect(status.costIndex).toBeCloseTo(0.8)
    expect(status.forecastCost).toBe(50)
    // 16 should have been done at 1.6, so two periods yield 1.6: the remaining 2.4 take three.
    expect(status.earnedSchedule).toBeCloseTo(1.6)
    expect(status.finish).toBeCloseTo(5)
    expect(status.forecast.at(-1)).toEqual({ at: 5, value: 40 })
    expect(status.forecast[0]).toEqual({ at: 2, value: 16 })
  })

  it('gives the figures of an earlier time, interpolated within a period', () => {
    const status = statusAt(slow, 0.5)
    expect(status).toMatchObject({ at: 0.5, planned: 5, earned: 4, actual: 5 })
    expect(status.finish).toBeCloseTo(5)
  })

  it('has no figures after the last known time or before the start', () => {
    expect(statusAt(slow, 9)).toEqual(statusAt(slow))
    expect(statusAt(slow, -1)).toMatchObject({ at: 0, finish: undefined, forecast: [] })
    expect(statusAt({ planned: [], earned: [], actual: [], plannedFinish: 0 }).budget).toBe(0)
  })

  it('ends on the planned finish when all goes to plan, also within a period', () => {
    const even = { planned: [0, 10, 15], earned: [0, 10], actual: [0, 10], plannedFinish: 1.5 }
    expect(statusAt(even).finish).toBe(1.5)
  })
})

describe('periods', () => {
  it.each([
    ['month', '2025-01-01', '2025-09-30', 9],
    ['month', '2025-01-01', '2026-02-14', 13.5],
    ['day', '2024-09-02', '2024-09-09', 8],
    ['week', '2025-09-29', '2025-10-12', 2],
  ] as const)('counts every %s from %s to the end of %s', (period, start, end, count) => {
    expect(periodsUntil(period, day(start), day(end))).toBe(count)
    expect(dayAfter(period, day(start), count)).toEqual(day(end))
  })
})

describe('capacity', () => {
  it('does not offset the overbooked hours of a team by the free hours of another', () => {
    const totals = capacityTotals([
      { capacity: 100, booked: [80, 120] },
      { capacity: 50, booked: [50, 60] },
    ])
    expect(totals).toEqual({
      ...{ capacity: 300, booked: 310, percent: 103, overbookedHours: 30, freeHours: 20 },
      ...{ overbookedWeekCount: 2, teamWeekCount: 4 },
    })
  })
})
