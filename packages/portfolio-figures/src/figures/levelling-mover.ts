import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { capacityTotals } from '@prospectus/portfolio/capacity'
import {
  applyMoves,
  freeHours,
  type Move,
  movableHours,
  nextFreeWeek,
  shiftedHours,
} from '@prospectus/portfolio/levelling'
import {
  type BookedPeriods,
  type CapacityMessagesWithLocale,
  capacityFormat,
  type NamedTeam,
} from './capacity-summary.ts'

/** Completed moves, and hours held over a week. */
export interface Levelling {
  readonly moves: readonly Move[]
  readonly heldMove: Move | undefined
  /** The teams after all moves, with held hours in the week that they are over. */
  readonly teamsWithHeld: readonly NamedTeam[]
}

interface MoverOptions {
  readonly booking: BookedPeriods
  readonly messages: CapacityMessagesWithLocale
  /** Moves that the address has recorded. */
  readonly moves: readonly Move[]
  readonly draw: (levelling: Levelling) => void
  /** Announces a text to screen readers, and shows it. */
  readonly announce: (text: string) => void
}

export type Mover = ReturnType<typeof createLevellingMover>

/**
 * Creates functions that pick hours up, hold them over a week and drop them, for mouse, finger, keyboard and buttons.
 */
export function createLevellingMover({
  booking,
  messages,
  moves: initialMoves,
  draw,
  announce,
}: MoverOptions) {
  const { teams, firstWeek } = booking
  const { hours, weekInWords } = capacityFormat(messages, firstWeek)
  let moves = initialMoves
  let heldMove: Move | undefined

  const teamsWithoutHeld = () => applyMoves(teams, moves)
  const state = (): Levelling => ({
    moves,
    heldMove,
    teamsWithHeld: applyMoves(teams, heldMove === undefined ? moves : [...moves, heldMove]),
  })
  /**
   * Announces a message about a move and redraws. `fitting` is how many of the `held` hours fit into the target week.
   */
  const update = (message: string, { team, from, to }: Move, fitting = 0, held = fitting) => {
    const overbookedHours = hours(capacityTotals(state().teamsWithHeld).overbookedHours)
    const values = { team: teams[team]?.name ?? '', from: weekInWords(from), week: weekInWords(to) }
    announce(
      fillPlaceholders(message, {
        ...values,
        beyond: overbookedHours,
        hours: hours(held),
        part: hours(fitting),
      }),
    )
    draw(state())
  }
  const pickableHours = ({ team, from }: Move) =>
    movableHours(teams, teamsWithoutHeld(), team, from)
  const movedHours = (move: Move) => shiftedHours(move, teams, teamsWithoutHeld())

  const pickUp = (team: number, from: number) => {
    const move = { team, from, to: from }
    heldMove = pickableHours(move) > 0 ? move : undefined
    update(
      heldMove === undefined ? messages.nothingToMove : messages.heldHours,
      move,
      pickableHours(move),
    )
  }
  const moveTo = (to: number) => {
    if (heldMove === undefined) return
    const move = { ...heldMove, to }
    const hasRoom = freeHours(teamsWithoutHeld()[heldMove.team], to) > 0
    heldMove = hasRoom ? move : { ...heldMove, to: heldMove.from }
    if (to === heldMove.from) update(messages.heldHours, heldMove, pickableHours(heldMove))
    else if (!hasRoom) update(messages.noRoom, move)
    else
      update(
        movedHours(move) < pickableHours(move) ? messages.aimed : messages.aimedAll,
        move,
        movedHours(move),
        pickableHours(move),
      )
  }
  const step = (direction: -1 | 1) => {
    const to = heldMove && nextFreeWeek(teamsWithoutHeld()[heldMove.team], heldMove.to, direction)
    if (to === undefined) announce(messages.noRoomThere)
    else moveTo(to)
  }
  const cancel = () => {
    if (heldMove === undefined) return
    heldMove = undefined
    announce(messages.givenBack)
    draw(state())
  }
  const drop = () => {
    if (heldMove === undefined || heldMove.to === heldMove.from) return cancel()
    const move = heldMove
    const moved = movedHours(move)
    moves = [...moves, move]
    heldMove = undefined
    update(messages.put, move, moved)
  }
  const reset = () => {
    moves = []
    heldMove = undefined
    announce(messages.reset)
    draw(state())
  }
  /** The first press picks hours up; a press on another week of the team drops them there. */
  const press = (team: number, week: number) => {
    if (heldMove?.team !== team) return pickUp(team, week)
    if (week === heldMove.from) return drop()
    const hasRoom = freeHours(teamsWithoutHeld()[team], week) > 0
    if (!hasRoom && movableHours(teams, teamsWithoutHeld(), team, week) > 0)
      return pickUp(team, week)
    moveTo(week)
    if (hasRoom) drop()
  }
  /**
   * The held hours as text: over another week, those that fit there; over their own week, all of them. Empty when
   * nothing is held.
   */
  const heldHoursText = () =>
    heldMove === undefined ? '' : hours(movedHours(heldMove) || pickableHours(heldMove))
  return { state, pickUp, moveTo, step, drop, cancel, reset, press, heldHoursText }
}
