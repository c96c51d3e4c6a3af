import type { TeamHours } from './capacity.ts'

/** A move of hours from one week of a team to another. Team and weeks count from 0. */
export interface Move {
  readonly team: number
  readonly from: number
  readonly to: number
}

/** Teams as booked, or after moves. */
type Teams = readonly TeamHours[]

/** Hours that can leave a week: those beyond capacity, else those that earlier moves brought there. */
export function movableHours(asBooked: Teams, now: Teams, team: number, week: number): number {
  const row = now[team]
  const hours = row?.booked[week]
  if (row === undefined || hours === undefined) return 0
  const beyond = hours - row.capacity
  return Math.max(0, beyond > 0 ? beyond : hours - (asBooked[team]?.booked[week] ?? 0))
}

export function freeHours(row: TeamHours | undefined, week: number): number {
  return row === undefined ? 0 : Math.max(0, row.capacity - (row.booked[week] ?? row.capacity))
}

/** Hours that a move shifts: as many as can leave one week and fit into the other. */
export function shiftedHours(move: Move, asBooked: Teams, now: Teams): number {
  const { team, from, to } = move
  if (from === to) return 0
  return Math.min(movableHours(asBooked, now, team, from), freeHours(now[team], to))
}

/** Teams after the moves; the sum of hours never changes. */
export function applyMoves<Team extends TeamHours>(
  asBooked: readonly Team[],
  moves: readonly Move[],
): readonly Team[] {
  return moves.reduce((now, move) => {
    const hours = shiftedHours(move, asBooked, now)
    if (hours === 0) return now
    const hoursGained = (week: number) =>
      week === move.to ? hours : week === move.from ? -hours : 0
    return now.map((row, team) =>
      team === move.team
        ? { ...row, booked: row.booked.map((booked, week) => booked + hoursGained(week)) }
        : row,
    )
  }, asBooked)
}

/** Number of hours that are now in a different week from the one they were booked in. */
export function hoursMoved(asBooked: Teams, now: Teams): number {
  const hoursAdded = ({ booked }: TeamHours, team: number) =>
    booked.reduce(
      (sum, hours, week) => sum + Math.max(0, hours - (asBooked[team]?.booked[week] ?? hours)),
      0,
    )
  return now.reduce((sum, row, team) => sum + hoursAdded(row, team), 0)
}

/** Nearest earlier (-1) or later (1) week with free hours. */
export function nextFreeWeek(
  row: TeamHours | undefined,
  week: number,
  direction: -1 | 1,
): number | undefined {
  const weeks = (row?.booked ?? []).map((_, index) => index)
  const candidates = direction === 1 ? weeks.slice(week + 1) : weeks.slice(0, week).reverse()
  return candidates.find((other) => freeHours(row, other) > 0)
}
