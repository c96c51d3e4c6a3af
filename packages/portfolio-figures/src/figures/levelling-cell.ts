import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { percentBooked, type TeamHours } from '@prospectus/portfolio/capacity'
import { movableHours, roomIn } from '@prospectus/portfolio/levelling'
import type { capacityFormat, LocalCapacityMessages } from './capacity-reading.ts'
import type { Levelling } from './levelling-mover.ts'

export interface CellPosition {
  readonly team: number
  readonly week: number
}

interface Cell {
  /** Depends on the hours held. */
  readonly state: 'held' | 'target' | 'open' | 'loose' | 'still'
  readonly percent: number
  readonly isOver: boolean
  readonly movable: number
  readonly room: number
}

/** Figures of a cell, and what a visitor can do with it. */
export function cellAt(
  teams: readonly TeamHours[],
  { now, held }: Levelling,
  { team, week }: CellPosition,
): Cell {
  const { capacity, booked } = now[team] ?? { capacity: 0, booked: [] }
  const hours = booked[week] ?? 0
  const movable = movableHours(teams, now, team, week)
  const room = roomIn(now[team], week)
  const notHeldState = movable > 0 ? 'loose' : 'still'
  return {
    movable,
    room,
    isOver: hours > capacity,
    percent: percentBooked(hours, capacity),
    state:
      held?.team === team ? heldState(held, week, room > 0 ? 'open' : notHeldState) : notHeldState,
  }
}

function heldState(held: { from: number; to: number }, week: number, otherState: Cell['state']) {
  if (week === held.from) return 'held'
  return week === held.to ? 'target' : otherState
}

export function cellName(
  { percent, isOver, movable, room }: Cell,
  [team, week]: readonly [string, number],
  messages: LocalCapacityMessages,
  format: ReturnType<typeof capacityFormat>,
): string {
  const text = isOver
    ? messages.cellOver
    : movable > 0
      ? messages.cellMoved
      : messages[room > 0 ? 'cellRoom' : 'cellFull']
  return fillPlaceholders(text, {
    team,
    week: format.inWords(week),
    percent: format.percent(percent),
    hours: format.hours(movable || room),
  })
}
