import { filled } from '@prospectus/content/messages/filled'
import { percentBooked } from '@prospectus/content/portfolio/capacity'
import { type Move, movableHours, roomIn } from '@prospectus/content/portfolio/levelling'
import { type Booking, type CapacityWords, capacityFormat } from './capacity-reading.ts'
import { HEAT_MAP, heatMapColumn, heatMapHeight } from './heat-map-shape.ts'
import type { Levelling } from './levelling-mover.ts'

/** Where a cell stands: its team and its week, from 0. */
export interface Place {
  readonly team: number
  readonly week: number
}

/**
 * Lays a button over each week of the teams that are overbooked. Together they are one stop of the Tab key; the
 * arrow keys go from one to the next.
 */
export function levellingCells(
  container: HTMLElement,
  { teams, first }: Booking,
  words: CapacityWords,
) {
  const format = capacityFormat(words, first)
  const height = heatMapHeight(teams.length)
  const weeks = teams[0]?.booked.length ?? 0
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`
  const cells = teams.flatMap(({ capacity, booked }, team) =>
    booked.some((hours) => hours > capacity)
      ? booked.map((_, week) => {
          const { x, width } = heatMapColumn(week, weeks)
          const button = Object.assign(document.createElement('button'), {
            type: 'button',
            className: 'levelling-cell',
          })
          Object.assign(button.style, {
            left: share(x, HEAT_MAP.width),
            top: share(HEAT_MAP.top + team * HEAT_MAP.pitch, height),
            width: share(width - HEAT_MAP.gap, HEAT_MAP.width),
            height: share(HEAT_MAP.pitch - HEAT_MAP.gap, height),
          })
          return { team, week, button }
        })
      : [],
  )
  container.style.aspectRatio = `${HEAT_MAP.width} / ${height}`
  container.role = 'group'
  container.ariaLabel = words.move
  container.append(...cells.map(({ button }) => button))

  const find = (target: EventTarget | null) => cells.find(({ button }) => button === target)
  const at = ({ team, week }: Place) =>
    cells.find((cell) => cell.team === team && cell.week === week)?.button
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const { button } of cells) button.tabIndex = button === stop ? 0 : -1
  }

  const drawn = new WeakMap<HTMLElement, string>()
  /** Says of each cell how it is now; only of those that changed, so that a slow phone keeps up. */
  const update = ({ now, held }: Levelling) => {
    for (const { team, week, button } of cells) {
      const row = now[team]
      if (row === undefined) continue
      const [room, movable] = [roomIn(row, week), movableHours(teams, now, team, week)]
      const hours = row.booked[week] ?? 0
      const hold = held?.team === team ? held : undefined
      const state = stateOf(week, hold, room > 0, movable > 0)
      const key = `${state} ${hours} ${movable}`
      if (drawn.get(button) === key) continue
      drawn.set(button, key)
      const text = words[nameOf(hours > row.capacity, movable > 0, room > 0)]
      button.ariaLabel = filled(text, {
        ...{ team: row.name, week: format.inWords(week) },
        percent: format.percent(percentBooked(hours, row.capacity)),
        hours: format.hours(movable || room),
      })
      button.ariaPressed = String(state === 'held')
      button.ariaDisabled = String(state === 'still')
      button.dataset.cell = state
    }
  }
  /** Where the Tab key comes to first: hours that can be moved. */
  const stopAtFirst = () =>
    stopAt((cells.find(({ button }) => button.dataset.cell === 'loose') ?? cells[0])?.button)
  /** The cell in a direction from another; across teams that have no cells. */
  const beside = ({ team, week }: Place, direction: 'left' | 'right' | 'up' | 'down') => {
    const column = cells.filter((cell) => cell.week === week)
    if (direction === 'up') return column.findLast((cell) => cell.team < team)
    if (direction === 'down') return column.find((cell) => cell.team > team)
    const next = week + (direction === 'right' ? 1 : -1)
    return cells.find((cell) => cell.team === team && cell.week === next)
  }
  const stop = () => cells.find(({ button }) => button.tabIndex === 0)?.button
  return { find, at, beside, update, stop, stopAt, stopAtFirst }
}

function nameOf(isOver: boolean, isMovable: boolean, hasRoom: boolean) {
  if (isOver) return 'cellOver'
  if (isMovable) return 'cellMoved'
  return hasRoom ? 'cellRoom' : 'cellFull'
}

/** What can be done with a week, by what is held of its team. */
function stateOf(week: number, held: Move | undefined, hasRoom: boolean, isMovable: boolean) {
  if (held?.from === week) return 'held'
  if (held?.to === week) return 'target'
  if (held !== undefined && hasRoom) return 'open'
  return isMovable ? 'loose' : 'still'
}
