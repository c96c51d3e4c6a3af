import { linkStyles } from '@prospectus/site/src/ui/later-styles/link-styles.ts'
import { loadCapacityMessages } from './capacity-messages.ts'
import stylesUrl from './levelling.later.css?url'
import { movesIn, withMoves } from './levelling-address.ts'
import { levellingCells } from './levelling-cells.ts'
import { drawLevelling } from './levelling-drawing.ts'
import { levellingKeys } from './levelling-keys.ts'
import { type Levelling, levellingMover } from './levelling-mover.ts'
import { dragBy } from './levelling-pointer.ts'
import type { LevellingState } from './levelling-state.ts'

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** Lets visitors move hours between weeks; recalculates everything and records the moves in the address. */
export async function enhance(element: HTMLElement): Promise<void> {
  const part = (name: string) => element.querySelector<HTMLElement>(`.levelling-${name}`)
  const [container, status, hint, panel] = [part('cells'), part('said'), part('hint'), part('keys')]
  if (container === null || status === null || hint === null || panel === null) return
  const { locale, ...booking }: LevellingState = JSON.parse(element.dataset.levelling ?? '{}')
  const [messages] = await Promise.all([loadCapacityMessages(locale), linkStyles(stylesUrl)])
  const weeks = booking.teams[0]?.booked.length ?? 1
  const cells = levellingCells(container, booking, messages)

  const draw = (levelling: Levelling) => {
    drawLevelling(element, booking, messages, levelling.now)
    cells.update(levelling)
    drawKeys(levelling)
    if (levelling.held !== undefined) return
    const address = withMoves(location.href, levelling.moves, booking.first)
    if (address.href !== location.href) history.replaceState(history.state, '', address)
  }
  const say = (text: string) => {
    status.textContent = text
  }
  const moves = movesIn(location.search, booking)
  const mover = levellingMover({ booking, messages, moves, draw, say })
  const drawKeys = levellingKeys(panel, messages, mover, ({ held }) => {
    if (held === undefined) cells.resetTabStop()
    const back = held ? cells.buttonAt({ team: held.team, week: held.from }) : cells.tabStop()
    back?.focus({ preventScroll: true })
  })

  container.addEventListener('focusin', ({ target }) =>
    cells.setTabStop(cells.find(target)?.button),
  )
  container.addEventListener('click', ({ target }) => {
    const cell = cells.find(target)
    if (cell !== undefined) mover.press(cell.team, cell.week)
  })
  container.addEventListener('keydown', (event) => {
    const cell = cells.find(event.target)
    const { key, altKey, metaKey } = event
    if (cell === undefined || !ARROWS.includes(key) || altKey || metaKey) return
    event.preventDefault()
    if (mover.state().held === undefined) cells.neighbourOf(cell, key)?.focus()
    else if (key === 'ArrowLeft') mover.step(-1)
    else if (key === 'ArrowRight') mover.step(1)
  })
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') mover.giveBack()
  })
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !element.contains(relatedTarget)) mover.giveBack()
  })
  let weekBelow: number | undefined
  dragBy(container, {
    canTake: (target) => /loose|held/.test(cells.find(target)?.button.dataset.cell ?? ''),
    take: (target) => {
      const cell = cells.find(target)
      if (cell !== undefined) mover.take(cell.team, cell.week)
      weekBelow = cell?.week
    },
    over: (share) => {
      const week = Math.min(weeks - 1, Math.max(0, Math.floor(share * weeks)))
      if (week === weekBelow) return
      weekBelow = week
      mover.aim(week)
    },
    drop: mover.putDown,
    cancel: mover.giveBack,
    label: mover.carried,
  })
  for (const button of container.children) button.setAttribute('aria-describedby', hint.id)
  hint.textContent = messages.hint
  cells.update(mover.state())
  cells.resetTabStop()
  if (moves.length > 0) draw(mover.state())
  container.hidden = false
}
