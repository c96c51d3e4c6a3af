import { describe, expect, it } from 'vitest'
import { movesIn, withMoves } from './levelling-address.ts'

const booking = {
  firstWeek: 40,
  teams: [{ name: 'Testing', capacity: 200, booked: [80, 190, 220, 250] }],
}

describe('moved hours in an address', () => {
  it('can be written and read again', () => {
    const moves = [
      { team: 0, from: 3, to: 0 },
      { team: 0, from: 2, to: 1 },
    ]
    const address = withMoves('https://a.example/map?status=2025-01-31', moves, 40)
    expect(address.search).toBe('?status=2025-01-31&moved=1-43-40.1-42-41')
    expect(movesIn(address.search, booking)).toEqual(moves)
    expect(withMoves(address.href, [], 40).search).toBe('?status=2025-01-31')
  })

  it.each([
    ['nothing', ''],
    ['no week', '?moved=1-43'],
    ['words', '?moved=one-two-three'],
    ['a team that does not exist', '?moved=9-43-40'],
    ['a week that does not exist', '?moved=1-43-99'],
    ['a week before the first', '?moved=1-43-1'],
    ['a full week', '?moved=1-43-42'],
    ['a week with nothing to move', '?moved=1-40-41'],
    ['far too much', `?moved=${'1-40-41.'.repeat(5000)}`],
  ])('are where they were booked when it says %s', (_, query) => {
    expect(movesIn(query, booking)).toEqual([])
  })
})
