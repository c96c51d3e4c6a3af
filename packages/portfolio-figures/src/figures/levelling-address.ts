import { hoursOf, levelled, type Move } from '@prospectus/portfolio/levelling'
import type { Booking } from './capacity-reading.ts'

/** Parameter that shares moved hours by address. */
export const MOVED = 'moved'
/** Limits moves from an address. */
const MOST = 200

/**
 * Parses moves such as `?moved=1-44-47.1-43-48`: the team's position, then both week numbers. Impossible moves
 * are dropped.
 */
export function movesIn(query: string, { teams, first }: Booking): readonly Move[] {
  const asked = new URLSearchParams(query).get(MOVED) ?? ''
  const moves: Move[] = []
  for (const text of asked.split('.').slice(0, MOST)) {
    const [, team, from, to] = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(text) ?? []
    const move = { team: Number(team) - 1, from: Number(from) - first, to: Number(to) - first }
    if (hoursOf(move, teams, levelled(teams, moves)) > 0) moves.push(move)
  }
  return moves
}

export function withMoves(address: string, moves: readonly Move[], first: number): URL {
  const url = new URL(address)
  const text = moves.map(({ team, from, to }) => `${team + 1}-${first + from}-${first + to}`)
  if (text.length === 0) url.searchParams.delete(MOVED)
  else url.searchParams.set(MOVED, text.join('.'))
  return url
}
