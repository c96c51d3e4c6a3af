import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { capacityOf } from '@prospectus/portfolio/capacity'
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
  capacityFormat,
  type LocalCapacityMessages,
  type NamedTeam,
} from './capacity-reading.ts'

/** Completed moves, and hours held over a week. */
export interface Levelling {
  readonly moves: readonly Move[]
  readonly heldMove: Move | undefined
  /** The teams, with held hours in their target week. */
  readonly now: readonly NamedTeam[]
}

interface MoverOptions {
  readonly booking: BookedPeriods
  readonly messages: LocalCapacityMessages
  readonly moves: readonly Move[]
  readonly draw: (levelling: Levelling) => void
  readonly say: (text: string) => void
}

export type Mover = ReturnType<typeof createLevellingMover>

/** Picks hours up, holds them over a week and drops them, for mouse, finger, keyboard and buttons. */
export function createLevellingMover({ booking, messages, draw, say, ...start }: MoverOptions) {
  const { teams, firstWeek } = booking
  const { hours, inWords } = capacityFormat(messages, firstWeek)
  let moves = start.moves
  let heldMove: Move | undefined

  const withoutHeld = () => applyMoves(teams, moves)
  const state = (): Levelling => ({
    moves,
    heldMove,
    now: applyMoves(teams, heldMove === undefined ? moves : [...moves, heldMove]),
  })
  const announce = (text: string, { team, from, to }: Move, carried = 0, available = carried) => {
    const beyond = hours(capacityOf(state().now).beyond)
    const values = { team: teams[team]?.name ?? '', from: inWords(from), week: inWords(to) }
    say(
      fillPlaceholders(text, { ...values, beyond, hours: hours(available), part: hours(carried) }),
    )
    draw(state())
  }
  const availableHours = ({ team, from }: Move) => movableHours(teams, withoutHeld(), team, from)
  const fittingHours = (move: Move) => shiftedHours(move, teams, withoutHeld())

  const pickUp = (team: number, from: number) => {
    const move = { team, from, to: from }
    heldMove = availableHours(move) > 0 ? move : undefined
    announce(
      heldMove === undefined ? messages.nothingToMove : messages.heldHours,
      move,
      availableHours(move),
    )
  }
  const aim = (to: number) => {
    if (heldMove === undefined) return
    const move = { ...heldMove, to }
    const hasRoom = freeHours(withoutHeld()[heldMove.team], to) > 0
    heldMove = hasRoom ? move : { ...heldMove, to: heldMove.from }
    if (to === heldMove.from) announce(messages.heldHours, heldMove, availableHours(heldMove))
    else if (!hasRoom) announce(messages.noRoom, move)
    else
      announce(
        fittingHours(move) < availableHours(move) ? messages.aimed : messages.aimedAll,
        move,
        fittingHours(move),
        availableHours(move),
      )
  }
  const step = (direction: -1 | 1) => {
    const to = heldMove && nextFreeWeek(withoutHeld()[heldMove.team], heldMove.to, direction)
    if (to === undefined) say(messages.noRoomThere)
    else aim(to)
  }
  const giveBack = () => {
    if (heldMove === undefined) return
    heldMove = undefined
    say(messages.givenBack)
    draw(state())
  }
  const putDown = () => {
    if (heldMove === undefined || heldMove.to === heldMove.from) return giveBack()
    const move = heldMove
    const carried = fittingHours(move)
    moves = [...moves, move]
    heldMove = undefined
    announce(messages.put, move, carried)
  }
  const reset = () => {
    moves = []
    heldMove = undefined
    say(messages.reset)
    draw(state())
  }
  /** The first press picks hours up; a press on another week of the team drops them there. */
  const press = (team: number, at: number) => {
    if (heldMove?.team !== team) return pickUp(team, at)
    if (at === heldMove.from) return putDown()
    const isOpen = freeHours(withoutHeld()[team], at) > 0
    if (!isOpen && movableHours(teams, withoutHeld(), team, at) > 0) return pickUp(team, at)
    aim(at)
    if (isOpen) putDown()
  }
  /** Text of the held hours that fit into the target week, or of all held hours over their own week; '' without any. */
  const carriedText = () =>
    heldMove === undefined ? '' : hours(fittingHours(heldMove) || availableHours(heldMove))
  return { state, pickUp, aim, step, putDown, giveBack, reset, press, carriedText }
}
