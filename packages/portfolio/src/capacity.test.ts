import { describe, expect, it } from 'vitest'
import { overloadOf } from './capacity.ts'

describe('the overload of a team', () => {
  it('is a wave when the weeks after it have room for it', () => {
    const wave = { capacity: 100, booked: [90, 120, 110, 80, 60] }
    expect(overloadOf(wave)).toEqual({ beyond: 30, freeAfter: 60 })
  })

  it('is a wall when no later week has room, whatever is free before', () => {
    const wall = { capacity: 100, booked: [40, 60, 110, 120] }
    expect(overloadOf(wall)).toEqual({ beyond: 30, freeAfter: 0 })
  })

  it('is none for a team that is never overbooked', () => {
    expect(overloadOf({ capacity: 100, booked: [100, 40] })).toBeUndefined()
    expect(overloadOf({ capacity: 100, booked: [] })).toBeUndefined()
  })
})
