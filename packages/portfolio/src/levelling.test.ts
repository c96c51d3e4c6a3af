import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capacityTotals, type TeamHours } from './capacity.ts'
import {
  applyMoves,
  freeHours,
  hoursMoved,
  movableHours,
  nextFreeWeek,
  shiftedHours,
} from './levelling.ts'

const designers: TeamHours = { capacity: 320, booked: [304, 336, 360, 320, 296] }
const testers: TeamHours = { capacity: 200, booked: [80, 200, 220, 240, 200] }
const teams = [designers, testers]

describe('moving hours to another week', () => {
  it('moves the hours beyond capacity, as many as fit', () => {
    expect(shiftedHours({ team: 0, from: 1, to: 4 }, teams, teams)).toBe(16)
    expect(shiftedHours({ team: 0, from: 2, to: 4 }, teams, teams)).toBe(24)
    expect(applyMoves(teams, [{ team: 0, from: 2, to: 4 }])[0]?.booked).toEqual([
      304, 336, 336, 320, 320,
    ])
  })

  it('leaves the other teams as they are', () => {
    expect(applyMoves(teams, [{ team: 0, from: 2, to: 4 }])[1]).toBe(testers)
  })

  it('can move moved hours again, and no others', () => {
    const now = applyMoves(teams, [{ team: 1, from: 3, to: 0 }])
    expect(movableHours(teams, now, 1, 0)).toBe(40)
    expect(movableHours(teams, teams, 1, 0)).toBe(0)
  })

  it.each([
    ['a week that is full', { team: 0, from: 2, to: 3 }],
    ['the same week', { team: 0, from: 2, to: 2 }],
    ['a week that does not exist', { team: 0, from: 2, to: 9 }],
    ['a team that does not exist', { team: 7, from: 2, to: 4 }],
    ['a week with nothing to move', { team: 0, from: 0, to: 4 }],
  ])('does nothing for %s', (_, move) => {
    expect(applyMoves(teams, [move])).toEqual(teams)
  })

  it('finds the nearest week with room on either side', () => {
    expect(nextFreeWeek(designers, 2, 1)).toBe(4)
    expect(nextFreeWeek(designers, 2, -1)).toBe(0)
    expect(nextFreeWeek(testers, 2, 1)).toBeUndefined()
    expect(nextFreeWeek(undefined, 0, 1)).toBeUndefined()
    expect(freeHours(undefined, 0)).toBe(0)
  })

  it('loses no hour, overbooks no week further, and counts moved hours', () => {
    const week = fc.integer({ min: -1, max: 5 })
    const some = fc.array(fc.record({ team: fc.integer({ min: 0, max: 2 }), from: week, to: week }))
    const row = fc.record({
      capacity: fc.integer({ min: 0, max: 300 }),
      booked: fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 5, maxLength: 5 }),
    })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 2 }), some, (rows, moves) => {
        const now = applyMoves(rows, moves)
        const [before, after] = [capacityTotals(rows), capacityTotals(now)]
        expect(after.booked).toBe(before.booked)
        expect(after.overbookedHours).toBeLessThanOrEqual(before.overbookedHours)
        expect(after.overbookedWeekCount).toBeLessThanOrEqual(before.overbookedWeekCount)
        expect(hoursMoved(rows, now)).toBeGreaterThanOrEqual(
          before.overbookedHours - after.overbookedHours,
        )
      }),
    )
  })
})
