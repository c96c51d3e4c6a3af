import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { percentBooked, type TeamHours } from '@prospectus/portfolio/capacity'
import { freeHours, movableHours } from '@prospectus/portfolio/levelling'
import {
  type BookedPeriods,
  type CapacityMessagesWithLocale,
  capacityFormat,
} from './capacity-summary.ts'
import { HEAT_MAP, heatMapColumn, heatMapHeight } from './heat-map-shape.ts'
import type { Levelling } from './levelling-mover.ts'

interface CellButton extends CellPosition {
  readonly button: HTMLButtonElement
}

/**
 * Adds a button for each week of overbooked teams. Together they are one tab stop, within which arrow keys move the
 * focus.
 */
export function createLevellingCells(
  container: HTMLElement,
  booking: BookedPeriods,
  messages: CapacityMessagesWithLocale,
) {
  const { teams, firstWeek } = booking
  const format = capacityFormat(messages, firstWeek)
  const cells = teams.flatMap(({ capacity, booked }, team) =>
    booked.some((hours) => hours > capacity)
      ? booked.map((_, week) => ({ team, week, button: createButton({ team, week }, booking) }))
      : [],
  )
  container.style.aspectRatio = `${HEAT_MAP.width} / ${heatMapHeight(teams.length)}`
  container.role = 'group'
  container.ariaLabel = messages.move
  container.append(...cells.map(({ button }) => button))

  const cellOf = (target: EventTarget | null) => cells.find(({ button }) => button === target)
  const buttonAt = ({ team, week }: CellPosition) =>
    cells.find((cell) => cell.team === team && cell.week === week)?.button
  const tabStop = () => cells.find(({ button }) => button.tabIndex === 0)?.button
  const setTabStop = (stop: HTMLElement | undefined) => {
    for (const { button } of cells) button.tabIndex = button === stop ? 0 : -1
  }
  /** Puts the tab stop back on the first cell from which hours can be picked up, or else on the first. */
  const resetTabStop = () =>
    setTabStop((cells.find(({ button }) => button.dataset.cell === 'loose') ?? cells[0])?.button)

  const drawnKeys = new WeakMap<HTMLElement, string>()
  /** Changes only the cells that differ from before, for slow phones. */
  const update = (levelling: Levelling) => {
    for (const { button, ...position } of cells) {
      const cell = cellAt(teams, levelling, position)
      const key = Object.values(cell).join()
      if (drawnKeys.get(button) === key) continue
      drawnKeys.set(button, key)
      const name = teams[position.team]?.name ?? ''
      button.ariaLabel = cellName(cell, [name, position.week], messages, format)
      button.ariaPressed = String(cell.state === 'held')
      button.ariaDisabled = String(cell.state === 'still')
      button.dataset.cell = cell.state
    }
  }
  const neighbourOf = (position: CellPosition, key: string) =>
    findNeighbour(cells, position, key)?.button
  return { cellOf, buttonAt, neighbourOf, update, tabStop, setTabStop, resetTabStop }
}

function createButton({ team, week }: CellPosition, { teams }: BookedPeriods): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'levelling-cell'
  const { x, width } = heatMapColumn(week, teams[team]?.booked.length ?? 0)
  const height = heatMapHeight(teams.length)
  const percentOf = (length: number, total: number) => `${(length / total) * 100}%`
  Object.assign(button.style, {
    left: percentOf(x, HEAT_MAP.width),
    top: percentOf(HEAT_MAP.top + team * HEAT_MAP.pitch, height),
    width: percentOf(width - HEAT_MAP.gap, HEAT_MAP.width),
    height: percentOf(HEAT_MAP.pitch - HEAT_MAP.gap, height),
  })
  return button
}

/** Finds the cell that an arrow key leads to, skipping teams without cells; undefined at an edge. */
function findNeighbour(cells: readonly CellButton[], { team, week }: CellPosition, key: string) {
  const column = cells.filter((cell) => cell.week === week)
  if (key === 'ArrowUp') return column.findLast((cell) => cell.team < team)
  if (key === 'ArrowDown') return column.find((cell) => cell.team > team)
  const next = week + (key === 'ArrowRight' ? 1 : -1)
  return cells.find((cell) => cell.team === team && cell.week === next)
}

/** Team and week count from 0. */
interface CellPosition {
  readonly team: number
  readonly week: number
}

interface Cell {
  /**
   * `held`: the held hours were picked up here; `target`: they are over this week; `open`: they could be dropped here;
   * `loose`: hours can be picked up here; `still`: none can.
   */
  readonly state: 'held' | 'target' | 'open' | 'loose' | 'still'
  readonly percent: number
  readonly isOver: boolean
  /** Hours that can be picked up. */
  readonly movable: number
  /** Free hours. */
  readonly free: number
}

/** Figures of a cell, and what a visitor can do there. */
export function cellAt(
  teams: readonly TeamHours[],
  { teamsWithHeld, heldMove }: Levelling,
  { team, week }: CellPosition,
): Cell {
  const { capacity, booked } = teamsWithHeld[team] ?? { capacity: 0, booked: [] }
  const hours = booked[week] ?? 0
  const movable = movableHours(teams, teamsWithHeld, team, week)
  const free = freeHours(teamsWithHeld[team], week)
  const notHeldState = movable > 0 ? 'loose' : 'still'
  return {
    movable,
    free,
    isOver: hours > capacity,
    percent: percentBooked(hours, capacity),
    state:
      heldMove?.team === team
        ? heldState(heldMove, week, free > 0 ? 'open' : notHeldState)
        : notHeldState,
  }
}

function heldState(
  heldMove: { from: number; to: number },
  week: number,
  otherState: Cell['state'],
) {
  if (week === heldMove.from) return 'held'
  return week === heldMove.to ? 'target' : otherState
}

/** Name of a cell's button for screen readers, with its figures. */
export function cellName(
  { percent, isOver, movable, free }: Cell,
  [team, week]: readonly [string, number],
  messages: CapacityMessagesWithLocale,
  format: ReturnType<typeof capacityFormat>,
): string {
  const text = isOver
    ? messages.cellOver
    : movable > 0
      ? messages.cellMoved
      : messages[free > 0 ? 'cellRoom' : 'cellFull']
  return fillPlaceholders(text, {
    team,
    week: format.weekInWords(week),
    percent: format.percent(percent),
    hours: format.hours(movable || free),
  })
}
