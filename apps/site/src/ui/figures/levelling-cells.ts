import { filled } from '@prospectus/content/messages/filled'
import { percentBooked } from '@prospectus/content/portfolio/capacity'
import { movableHours, roomIn } from '@prospectus/content/portfolio/levelling'
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

  const update = ({ now, held }: Levelling) => {
    for (const { team, week, button } of cells) {
      const row = now[team]
      if (row === undefined) continue
      const [room, movable] = [roomIn(row, week), movableHours(teams, now, team, week)]
      const hours = row.booked[week] ?? 0
      const isHeld = held?.team === team && held.from === week
      const isOpen = held?.team === team && (room > 0 || held.to === week)
      const text = words[nameOf(hours > row.capacity, movable > 0, room > 0)]
      button.setAttribute(
        'aria-label',
        filled(text, {
          ...{ team: row.name, week: format.inWords(week) },
          percent: format.percent(percentBooked(hours, row.capacity)),
          hours: format.hours(movable || room),
        }),
      )
      button.setAttribute('aria-pressed', String(isHeld))
      button.setAttribute('aria-disabled', String(!(isHeld || isOpen || movable > 0)))
      button.dataset.cell = isHeld ? 'held' : stateOf(isOpen, held?.to === week, movable > 0)
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

function stateOf(isOpen: boolean, isBelow: boolean, isMovable: boolean) {
  if (isOpen) return isBelow ? 'target' : 'open'
  return isMovable ? 'loose' : 'still'
}
