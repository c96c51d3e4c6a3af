import { expect, it } from 'vitest'
import { benefitLedgerOf } from './benefits.ts'
import { bookedWeekOf } from './booked-week.ts'
import { floatOf, nextToFinish } from './next-to-finish.ts'
import { outturnOf } from './outturn.ts'
import { subcontractsOf } from './subcontracts.ts'

it('adds a budget up by line and by month to the same sums', () => {
  const works = { budget: [10, 10, 10], actual: [11], forecast: [12, 10] }
  const labour = { budget: [5, 5, 5], actual: [4], forecast: [5, 5] }
  expect(outturnOf([works, labour])).toEqual({
    lines: [
      { line: works, sums: { budget: 30, actual: 11, outturn: 33, variance: -3 } },
      { line: labour, sums: { budget: 15, actual: 4, outturn: 14, variance: 1 } },
    ],
    months: [
      { budget: 15, outturn: 15, isClosed: true },
      { budget: 15, outturn: 17, isClosed: false },
      { budget: 15, outturn: 15, isClosed: false },
    ],
    total: { budget: 45, actual: 15, outturn: 47, variance: -2 },
    closed: 1,
    budgetSoFar: 15,
  })
  expect(outturnOf([])).toMatchObject({ months: [], closed: 0, total: { budget: 0 } })
})

it('compares benefits at the last quarter that is measured, and keeps the quarters to come', () => {
  const delays = { promised: 100, due: [20, 50, 100], measured: [30, 60] }
  const staff = { promised: 40, due: [10, 20, 40], measured: [0, 5] }
  const { benefits, total, quarters, now } = benefitLedgerOf([delays, staff])
  expect(benefits.map(({ sums }) => sums.gap)).toEqual([10, -15])
  expect(total).toEqual({ promised: 140, due: 70, measured: 65, gap: -5 })
  expect(quarters).toEqual([
    { due: 30, measured: 30 },
    { due: 70, measured: 65 },
    { due: 140, measured: undefined },
  ])
  expect(now).toBe(2)
})

it('does not let a subcontract that invoiced too much hide behind one that invoiced too little', () => {
  const rooms = { value: 500, planned: 200, certified: 180, invoiced: 150 }
  const scaffold = { value: 100, planned: 0, certified: 40, invoiced: 50 }
  const { rows, total } = subcontractsOf([rooms, scaffold], 5)
  expect(rows.map(({ sums }) => sums.scheduleIndex)).toEqual([0.9, undefined])
  expect(total).toEqual({
    ...{ value: 600, planned: 200, certified: 220, invoiced: 200 },
    ...{ scheduleIndex: 1.1, accrual: 30, prepaid: 10, retained: 10 },
  })
})

it('adds a week of hours up by task and by day to the same sum', () => {
  const design = { hours: [4, 8, 0] }
  const review = { hours: [3.5, 0, 7.5] }
  expect(bookedWeekOf([design, review])).toEqual({
    tasks: [
      { booking: design, hours: 12 },
      { booking: review, hours: 11 },
    ],
    days: [7.5, 8, 7.5],
    total: 23,
  })
})

it('lists what is not done by its end, and says how many days a project may still lose', () => {
  const packages = [
    { name: 'tests', forecast_end: 14, done: 0 },
    { name: 'rooms', forecast_end: 9.4, done: 92 },
    { name: 'design', forecast_end: 4, done: 100 },
  ]
  expect(nextToFinish(packages, 9).map(({ name }) => name)).toEqual(['rooms', 'tests'])
  const months = { period: 'month', start: new Date(Date.UTC(2025, 0, 1)) } as const
  expect(floatOf(2, 3, months)).toBe(31)
  expect([floatOf(3, 2, months), floatOf(undefined, 2, months)]).toEqual([0, 0])
})
