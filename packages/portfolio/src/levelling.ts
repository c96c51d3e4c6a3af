import type { TeamHours } from './capacity.ts'

/** A move of hours from one week of a team to another. Team and weeks count from 0. */
export interface Move {
  readonly team: number
  readonly from: number
  readonly to: number
}

/** Teams as booked, or after moves. */
type Teams = readonly TeamHours[]

/** Hours that can be moved out of a week: those beyond capacity, else those that earlier moves brought there. */
export function movableHours(asBooked: Teams, current: Teams, team: number, week: number): number {
  const teamHours = current[team]
  const hours = teamHours?.booked[week]
  if (teamHours === undefined || hours === undefined) return 0
  const overbooked = hours - teamHours.capacity
  return Math.max(0, overbooked > 0 ? overbooked : hours - (asBooked[team]?.booked[week] ?? 0))
}

/** Hours that a team has free in a week; 0 for an unknown team or week. */
export function freeHours(teamHours: TeamHours | undefined, week: number): number {
  return teamHours === undefined
    ? 0
    : Math.max(0, teamHours.capacity - (teamHours.booked[week] ?? teamHours.capacity))
}

/** Hours that a move shifts: as many as can be moved out of one week and fit into the other. */
export function shiftedHours(move: Move, asBooked: Teams, current: Teams): number {
  const { team, from, to } = move
  if (from === to) return 0
  return Math.min(movableHours(asBooked, current, team, from), freeHours(current[team], to))
}

/** Teams after the moves, of which impossible ones are skipped; the sum of hours never changes. */
export function applyMoves<Team extends TeamHours>(
  asBooked: readonly Team[],
  moves: readonly Move[],
): readonly Team[] {
  return moves.reduce((current, move) => {
    const hours = shiftedHours(move, asBooked, current)
    if (hours === 0) return current
    const hoursGained = (week: number) =>
      week === move.to ? hours : week === move.from ? -hours : 0
    return current.map((teamHours, team) =>
      team === move.team
        ? {
            ...teamHours,
            booked: teamHours.booked.map((booked, week) => booked + hoursGained(week)),
          }
        : teamHours,
    )
  }, asBooked)
}

/** Hours that are in another week than the one they were booked in. */
export function hoursMoved(asBooked: Teams, current: Teams): number {
  const hoursAdded = ({ booked }: TeamHours, team: number) =>
    booked.reduce(
      (sum, hours, week) => sum + Math.max(0, hours - (asBooked[team]?.booked[week] ?? hours)),
      0,
    )
  return current.reduce((sum, teamHours, team) => sum + hoursAdded(teamHours, team), 0)
}

/** Nearest earlier (-1) or later (1) week with free hours; undefined if there is none. */
export function nextFreeWeek(
  teamHours: TeamHours | undefined,
  week: number,
  direction: -1 | 1,
): number | undefined {
  const weeks = (teamHours?.booked ?? []).map((_, index) => index)
  const candidates = direction === 1 ? weeks.slice(week + 1) : weeks.slice(0, week).reverse()
  return candidates.find((other) => freeHours(teamHours, other) > 0)
}
