import { describe, expect, it } from 'vitest'
import { formatClock, parseClock } from './clock.ts'

describe('the clock of a player', () => {
  it.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [65, '1:05'],
    [3599, '59:59'],
    [3725, '1:02:05'],
    [-3, '0:00'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ])('BLOCK-12 shows %d seconds as %s', (seconds, clock) => {
    expect(formatClock(seconds)).toBe(clock)
  })

  it.each([
    ['0:00', 0],
    ['1:05', 65],
    ['01:02:05', 3725],
    ['75:00', 4500],
    ['1:5', undefined],
    ['1:65', undefined],
    ['12', undefined],
    ['a quarter to 9:15', undefined],
  ])('BLOCK-12 reads %s', (clock, seconds) => {
    expect(parseClock(clock)).toBe(seconds)
  })
})
