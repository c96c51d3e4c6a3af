import { applyMoves, type Move, shiftedHours } from '@prospectus/portfolio/levelling'
import type { BookedPeriods } from './capacity-summary.ts'

/** Query parameter of the hours that a visitor has moved from week to week. */
export const MOVES_PARAMETER = 'moved'
const MAX_MOVES = 200

/**
 * Parses moves such as `?moved=1-44-47.1-43-48`: each has the numbers of the team (from 1), of the week that the hours
 * leave, and of the week they go to. Skips impossible ones.
 */
export function movesIn(query: string, { teams, firstWeek }: BookedPeriods): readonly Move[] {
  const value = new URLSearchParams(query).get(MOVES_PARAMETER) ?? ''
  const moves: Move[] = []
  for (const moveText of value.split('.').slice(0, MAX_MOVES)) {
    const [, team, from, to] = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(moveText) ?? []
    const move = {
      team: Number(team) - 1,
      from: Number(from) - firstWeek,
      to: Number(to) - firstWeek,
    }
    if (shiftedHours(move, teams, applyMoves(teams, moves)) > 0) moves.push(move)
  }
  return moves
}

/** The address with these moves in its query; `firstWeek` is the number of the week with index 0. */
export function withMoves(address: string, moves: readonly Move[], firstWeek: number): URL {
  const url = new URL(address)
  const moveTexts = moves.map(
    ({ team, from, to }) => `${team + 1}-${firstWeek + from}-${firstWeek + to}`,
  )
  if (moveTexts.length === 0) url.searchParams.delete(MOVES_PARAMETER)
  else url.searchParams.set(MOVES_PARAMETER, moveTexts.join('.'))
  return url
}
