import { fillPlaces } from '@prospectus/content/messages/fill-places'
import { capacityOf } from '@prospectus/portfolio/capacity'
import {
  hoursOf,
  levelled,
  type Move,
  movableHours,
  nextRoom,
  roomIn,
} from '@prospectus/portfolio/levelling'
import {
  type Booking,
  capacityFormat,
  type LocalCapacityMessages,
  type NamedTeam,
} from './capacity-reading.ts'

/** Moves made, and hours held over a week. */
export interface Levelling {
  readonly moves: readonly Move[]
  readonly held: Move | undefined
  /** The teams, with held hours in their target week. */
  readonly now: readonly NamedTeam[]
}

interface MoverOptions {
  readonly booking: Booking
  readonly words: LocalCapacityMessages
  readonly moves: readonly Move[]
  /** Called after each change. */
  readonly draw: (levelling: Levelling) => void
  /** Announces a step. */
  readonly say: (text: string) => void
}

export type Mover = ReturnType<typeof levellingMover>

/**
 * Takes hours up, holds them over a week, and puts them down or returns them: the same steps for mouse,
 * finger, keyboard and buttons.
 */
export function levellingMover({ booking, words, draw, say, ...start }: MoverOptions) {
  const { teams, first } = booking
  const { hours, inWords } = capacityFormat(words, first)
  let moves = start.moves
  let held: Move | undefined

  const settled = () => levelled(teams, moves)
  const shown = (): Levelling => ({
    moves,
    held,
    now: levelled(teams, held === undefined ? moves : [...moves, held]),
  })
  const tell = (text: string, { team, from, to }: Move, carried = 0, all = carried) => {
    const beyond = hours(capacityOf(shown().now).beyond)
    const places = { team: teams[team]?.name ?? '', from: inWords(from), week: inWords(to) }
    say(fillPlaces(text, { ...places, beyond, hours: hours(all), part: hours(carried) }))
    draw(shown())
  }
  const all = ({ team, from }: Move) => movableHours(teams, settled(), team, from)
  const part = (move: Move) => hoursOf(move, teams, settled())

  const take = (team: number, from: number) => {
    const move = { team, from, to: from }
    held = all(move) > 0 ? move : undefined
    tell(held === undefined ? words.nothingToMove : words.heldHours, move, all(move))
  }
  const aim = (to: number) => {
    if (held === undefined) return
    const move = { ...held, to }
    const hasRoom = roomIn(settled()[held.team], to) > 0
    held = hasRoom ? move : { ...held, to: held.from }
    if (to === held.from) tell(words.heldHours, held, all(held))
    else if (!hasRoom) tell(words.noRoom, move)
    else tell(part(move) < all(move) ? words.aimed : words.aimedAll, move, part(move), all(move))
  }
  const step = (direction: -1 | 1) => {
    const to = held && nextRoom(settled()[held.team], held.to, direction)
    if (to === undefined) say(words.noRoomThere)
    else aim(to)
  }
  const giveBack = () => {
    if (held === undefined) return
    held = undefined
    say(words.givenBack)
    draw(shown())
  }
  const putDown = () => {
    if (held === undefined || held.to === held.from) return giveBack()
    const move = held
    const carried = part(move)
    moves = [...moves, move]
    held = undefined
    tell(words.put, move, carried)
  }
  const reset = () => {
    moves = []
    held = undefined
    say(words.reset)
    draw(shown())
  }
  /** The first press takes hours up; one in another week of the team puts them down. */
  const press = (team: number, at: number) => {
    if (held?.team !== team) return take(team, at)
    if (at === held.from) return putDown()
    const isOpen = roomIn(settled()[team], at) > 0
    if (!isOpen && movableHours(teams, settled(), team, at) > 0) return take(team, at)
    aim(at)
    if (isOpen) putDown()
  }
  /** The held hours that fit into the target week. */
  const carried = () => (held === undefined ? '' : hours(part(held) || all(held)))
  return { shown, take, aim, step, putDown, giveBack, reset, press, carried }
}
