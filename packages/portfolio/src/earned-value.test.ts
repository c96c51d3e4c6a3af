import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AHEAD_FROM,
  BEHIND_BELOW,
  type ProjectFigures,
  performanceOf,
  planStateOf,
  slipInWeeks,
} from './earned-value.ts'
import { totalsOf } from './totals.ts'

const signalling = { planned: 4200, earned: 3990, actual: 4100, budget: 9600 }
const depot = { planned: 1800, earned: 1890, actual: 1750, budget: 5200 }

/** Any number that content may hold: also none, zero, negative and absurdly large ones. */
const figure = fc.option(
  fc.oneof(fc.integer({ min: -10, max: 1_000_000 }), fc.double(), fc.constant(0)),
  { nil: undefined },
)
const figures: fc.Arbitrary<ProjectFigures> = fc.record({
  planned: figure,
  earned: figure,
  actual: figure,
  budget: figure,
})
const sound = fc.record({
  planned: fc.integer({ min: 1, max: 1_000_000 }),
  earned: fc.integer({ min: 1, max: 1_000_000 }),
  actual: fc.integer({ min: 1, max: 1_000_000 }),
  budget: fc.integer({ min: 1, max: 1_000_000 }),
})

describe('BLOCK-2 earned value', () => {
  it('calculates the indices and the forecast', () => {
    expect(performanceOf(signalling)).toEqual({
      scheduleIndex: 0.95,
      costIndex: 3990 / 4100,
      forecastCost: 9865,
      variance: -265,
    })
  })

  it('is undefined where a figure is missing or zero', () => {
    expect(performanceOf({ planned: 0, earned: 10, actual: 0, budget: 100 })).toEqual({
      scheduleIndex: undefined,
      costIndex: undefined,
      forecastCost: undefined,
      variance: undefined,
    })
    expect(performanceOf({ earned: 0, actual: 10, budget: 100 }).forecastCost).toBeUndefined()
  })

  it('returns a finite number or undefined', () => {
    fc.assert(
      fc.property(fc.array(figures), (projects) => {
        const { figures: sums, ...rest } = totalsOf(projects)
        for (const value of [
          ...projects.flatMap((project) => Object.values(performanceOf(project))),
          ...Object.values(sums),
          ...Object.values(rest),
        ]) {
          expect(value === undefined || Number.isFinite(value)).toBe(true)
        }
      }),
    )
  })

  it('more work done never worsens the state, and more cost never improves it', () => {
    fc.assert(
      fc.property(sound, fc.integer({ min: 1, max: 1000 }), (project, more) => {
        const before = performanceOf(project)
        const further = performanceOf({ ...project, earned: project.earned + more })
        const dearer = performanceOf({ ...project, actual: project.actual + more })
        expect(further.scheduleIndex).toBeGreaterThan(before.scheduleIndex ?? 0)
        expect(dearer.costIndex).toBeLessThan(before.costIndex ?? 0)
        expect(dearer.forecastCost).toBeGreaterThanOrEqual(before.forecastCost ?? 0)
      }),
    )
  })

  it('compares the rounded index that is shown', () => {
    expect([AHEAD_FROM, 1, BEHIND_BELOW, 0.96].map(planStateOf)).toEqual([
      ...['ahead', 'on-plan', 'on-plan', 'behind'],
    ])
    expect(planStateOf(0.9651)).toBe('on-plan')
    expect(planStateOf(1230 / 1200)).toBe('ahead')
    expect(planStateOf(undefined)).toBeUndefined()
  })

  it('rounds the slip to whole weeks, late or early', () => {
    const day = (text: string) => new Date(`${text}T00:00:00Z`)
    expect(slipInWeeks(day('2025-03-31'), day('2025-05-19'))).toBe(7)
    expect(slipInWeeks(day('2025-09-30'), day('2025-09-12'))).toBe(-3)
    expect(slipInWeeks(day('2026-02-27'), day('2026-02-28'))).toBe(0)
    expect(slipInWeeks(undefined, day('2026-02-28'))).toBeUndefined()
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.date({ noInvalidDate: true }), (a, b) => {
        const [there, back] = [slipInWeeks(a, b) ?? 0, slipInWeeks(b, a) ?? 0]
        expect(there + back).toBe(0)
      }),
    )
  })
})

describe('BLOCK-2 a portfolio', () => {
  it('adds up, column by column', () => {
    const totals = totalsOf([signalling, depot])
    expect(totals.figures).toEqual({ planned: 6000, earned: 5880, actual: 5850, budget: 14_800 })
    expect(totals.scheduleIndex).toBe(0.98)
    expect(totals.forecastCost).toBe(9865 + (performanceOf(depot).forecastCost ?? 0))
    fc.assert(
      fc.property(fc.array(sound, { minLength: 1 }), (projects) => {
        const { figures: sums, forecastCost, variance } = totalsOf(projects)
        const column = (key: keyof ProjectFigures) =>
          projects.reduce((all, project) => all + (project[key] ?? 0), 0)
        expect(sums.planned).toBe(column('planned'))
        expect(sums.budget).toBe(column('budget'))
        expect(variance).toBe((sums.budget ?? 0) - (forecastCost ?? 0))
      }),
    )
  })

  it('excludes a project without a plan from the index, but not from the sum', () => {
    const totals = totalsOf([depot, { earned: 900 }])
    expect(totals.scheduleIndex).toBe(1.05)
    expect(totals.figures.earned).toBe(2790)
  })
})
