import { applyMoves, type Move, shiftedHours } from '@prospectus/portfolio/levelling'
import type { BookedPeriods } from './capacity-reading.ts'

/** Query parameter with the moved hours. */
export const MOVES_PARAMETER = 'moved'
const MAX_MOVES = 200

/** Parses moves such as `?moved=1-44-47.1-43-48` (position of the team, both weeks); drops impossible ones. */
export function movesIn(query: string, { teams, first }: BookedPeriods): readonly Move[] {
  const value = new URLSearchParams(query).get(MOVES_PARAMETER) ?? ''
  const moves: Move[] = []
  for (const text of value.split('.').slice(0, MAX_MOVES)) {
    const [, team, from, to] = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(text) ?? []
    const move = { team: Number(team) - 1, from: Number(from) - first, to: Number(to) - first }
    if (shiftedHours(move, teams, applyMoves(teams, moves)) > 0) moves.push(move)
  }
  return moves
}

export function withMoves(address: string, moves: readonly Move[], first: number): URL {
  const url = new URL(address)
  const text = moves.map(({ team, from, to }) => `${team + 1}-${first + from}-${first + to}`)
  if (text.length === 0) url.searchParams.delete(MOVES_PARAMETER)
  else url.searchParams.set(MOVES_PARAMETER, text.join('.'))
  return url
}
