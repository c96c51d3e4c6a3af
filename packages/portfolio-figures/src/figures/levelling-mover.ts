import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { capacityOf } from '@prospectus/portfolio/capacity'
import {
  applyMoves,
  freeHours,
  hoursOf,
  type Move,
  movableHours,
  nextFreeWeek,
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
  readonly held: Move | undefined
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

export type Mover = ReturnType<typeof levellingMover>

/** Picks hours up, holds them over a week and drops them, for mouse, finger, keyboard and buttons. */
export function levellingMover({ booking, messages, draw, say, ...start }: MoverOptions) {
  const { teams, first } = booking
  const { hours, inWords } = capacityFormat(messages, first)
  let moves = start.moves
  let held: Move | undefined

  const withoutHeld = () => applyMoves(teams, moves)
  const state = (): Levelling => ({
    moves,
    held,
    now: applyMoves(teams, held === undefined ? moves : [...moves, held]),
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
  const fittingHours = (move: Move) => hoursOf(move, teams, withoutHeld())

  const pickUp = (team: number, from: number) => {
    const move = { team, from, to: from }
    held = availableHours(move) > 0 ? move : undefined
    announce(
      held === undefined ? messages.nothingToMove : messages.heldHours,
      move,
      availableHours(move),
    )
  }
  const aim = (to: number) => {
    if (held === undefined) return
    const move = { ...held, to }
    const hasRoom = freeHours(withoutHeld()[held.team], to) > 0
    held = hasRoom ? move : { ...held, to: held.from }
    if (to === held.from) announce(messages.heldHours, held, availableHours(held))
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
    const to = held && nextFreeWeek(withoutHeld()[held.team], held.to, direction)
    if (to === undefined) say(messages.noRoomThere)
    else aim(to)
  }
  const giveBack = () => {
    if (held === undefined) return
    held = undefined
    say(messages.givenBack)
    draw(state())
  }
  const putDown = () => {
    if (held === undefined || held.to === held.from) return giveBack()
    const move = held
    const carried = fittingHours(move)
    moves = [...moves, move]
    held = undefined
    announce(messages.put, move, carried)
  }
  const reset = () => {
    moves = []
    held = undefined
    say(messages.reset)
    draw(state())
  }
  /** The first press picks hours up; a press on another week of the team drops them there. */
  const press = (team: number, at: number) => {
    if (held?.team !== team) return pickUp(team, at)
    if (at === held.from) return putDown()
    const isOpen = freeHours(withoutHeld()[team], at) > 0
    if (!isOpen && movableHours(teams, withoutHeld(), team, at) > 0) return pickUp(team, at)
    aim(at)
    if (isOpen) putDown()
  }
  /** Held hours that fit into the target week. */
  const carried = () =>
    held === undefined ? '' : hours(fittingHours(held) || availableHours(held))
  return { state, take: pickUp, aim, step, putDown, giveBack, reset, press, carried }
}
