import { linkStyles } from '@prospectus/site/src/ui/later-styles/link-styles.ts'
import type { CapacityMessages } from '../messages/messages.ts'
import {
  type BookedPeriods,
  capacityReading,
  type LevellingState,
  type LocalCapacityMessages,
} from './capacity-reading.ts'
import { writeReadouts, writeText } from './chart-readouts.ts'
import { shadeOf } from './heat-map-shape.ts'
import stylesUrl from './levelling.later.css?url'
import { movesIn, withMoves } from './levelling-address.ts'
import { createLevellingCells } from './levelling-cells.ts'
import { createLevellingMover, type Levelling, type Mover } from './levelling-mover.ts'

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** Lets visitors move hours between weeks; recalculates everything and records the moves in the address. */
export async function enhance(element: HTMLElement): Promise<void> {
  const part = (name: string) => element.querySelector<HTMLElement>(`.levelling-${name}`)
  const [container, status, hint, panel] = [part('cells'), part('said'), part('hint'), part('keys')]
  if (container === null || status === null || hint === null || panel === null) return
  const { locale, ...booking }: LevellingState = JSON.parse(element.dataset.levelling ?? '{}')
  const [messages] = await Promise.all([loadCapacityMessages(locale), linkStyles(stylesUrl)])
  const weeks = booking.teams[0]?.booked.length ?? 1
  const cells = createLevellingCells(container, booking, messages)

  const draw = (levelling: Levelling) => {
    drawLevelling(element, booking, messages, levelling.now)
    cells.update(levelling)
    drawKeys(levelling)
    if (levelling.heldMove !== undefined) return
    const address = withMoves(location.href, levelling.moves, booking.firstWeek)
    if (address.href !== location.href) history.replaceState(history.state, '', address)
  }
  const say = (text: string) => {
    status.textContent = text
  }
  const moves = movesIn(location.search, booking)
  const mover = createLevellingMover({ booking, messages, moves, draw, say })
  const drawKeys = createLevellingKeys(panel, messages, mover, ({ heldMove }) => {
    if (heldMove === undefined) cells.resetTabStop()
    const back = heldMove
      ? cells.buttonAt({ team: heldMove.team, week: heldMove.from })
      : cells.tabStop()
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
    if (mover.state().heldMove === undefined) cells.neighbourOf(cell, key)?.focus()
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
    canPickUp: (target) => /loose|held/.test(cells.find(target)?.button.dataset.cell ?? ''),
    pickUp: (target) => {
      const cell = cells.find(target)
      if (cell !== undefined) mover.pickUp(cell.team, cell.week)
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
    label: mover.carriedText,
  })
  for (const button of container.children) button.setAttribute('aria-describedby', hint.id)
  hint.textContent = messages.hint
  cells.update(mover.state())
  cells.resetTabStop()
  if (moves.length > 0) draw(mover.state())
  container.hidden = false
}

const FILES = import.meta.glob<CapacityMessages>('../messages/capacity/*.json', {
  import: 'default',
})

/** Loads a heat map's messages, so that pages do not carry them for visitors who never move hours. */
async function loadCapacityMessages(locale: string): Promise<LocalCapacityMessages> {
  const load = fileOf(locale.replace(/-.*/, '')) ?? fileOf('en')
  if (load === undefined)
    throw new Error('messages/capacity/en.json is missing; expected a catalogue in English')
  return { ...(await load()), locale }
}

function fileOf(language: string) {
  return FILES[`../messages/capacity/${language}.json`]
}

function drawLevelling(
  element: HTMLElement,
  booking: BookedPeriods,
  messages: LocalCapacityMessages,
  now: Levelling['now'],
): void {
  const { rows, description, sentence, metrics } = capacityReading(booking, messages, now)
  const loads = rows.flatMap(({ load }) => load)
  for (const [index, cell] of [...element.querySelectorAll('.heat-map-cell')].entries()) {
    const percent = loads[index] ?? 0
    const text = cell.querySelector('text')
    if (text === null || text.textContent === String(percent)) continue
    writeText(text, String(percent))
    cell.setAttribute('class', `heat-map-cell heat-map-${shadeOf(percent)}`)
  }
  writeText(element.querySelector('desc'), description)
  writeText(element.querySelector('.levelling-sentence'), sentence)
  writeReadouts(element, metrics)
}

/**
 * Adds buttons for moving hours without dragging, and for reset; returns a function that shows those that can be used.
 * Calls `onLeave` after a press that hides the pressed button, with the state before it, so that the focus can move.
 */
function createLevellingKeys(
  panel: HTMLElement,
  messages: LocalCapacityMessages,
  mover: Mover,
  onLeave: (before: Levelling) => void,
) {
  const key = (label: string, press: () => void) => {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'levelling-key',
      textContent: label,
      hidden: true,
    })
    button.addEventListener('click', press)
    panel.append(button)
    return button
  }
  const leaving = (press: () => void) => () => {
    const before = mover.state()
    press()
    onLeave(before)
  }
  const earlier = key(messages.earlier, () => mover.step(-1))
  const later = key(messages.later, () => mover.step(1))
  const putDown = key(messages.putDown, leaving(mover.putDown))
  const giveBack = key(messages.giveBack, leaving(mover.giveBack))
  const asItWas = key(messages.asItWas, leaving(mover.reset))

  return ({ heldMove, moves }: Levelling) => {
    for (const button of [earlier, later, putDown, giveBack]) button.hidden = heldMove === undefined
    putDown.disabled = heldMove?.to === heldMove?.from
    asItWas.hidden = heldMove !== undefined || moves.length === 0
  }
}

/** Length of the shortest drag; a shorter move counts as a press. */
const MIN_DRAG_PX = 6

interface DragOptions {
  /** True if hours can be picked up at the pointer; the drag then moves them. */
  readonly canPickUp: (target: EventTarget | null) => boolean
  readonly pickUp: (target: EventTarget | null) => void
  /** Position along the container, 0 to 1. */
  readonly over: (share: number) => void
  readonly drop: () => void
  readonly cancel: () => void
  readonly label: () => string
}

/** Drags hours by mouse or finger; ignores the click that follows a drag. */
function dragBy(container: HTMLElement, options: DragOptions): void {
  const chip = Object.assign(document.createElement('span'), { className: 'levelling-chip' })
  chip.hidden = true
  chip.ariaHidden = 'true'
  let down: PointerEvent | undefined
  let isDragging = false
  let hasDragged = false

  const end = () => {
    down = undefined
    isDragging = false
    chip.hidden = true
  }
  container.addEventListener('pointerdown', (event) => {
    hasDragged = false
    if (event.isPrimary && event.button === 0 && options.canPickUp(event.target)) down = event
  })
  container.addEventListener('pointermove', (event) => {
    if (down === undefined || event.pointerId !== down.pointerId) return
    if (!isDragging) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < MIN_DRAG_PX)
        return
      isDragging = true
      hasDragged = true
      options.pickUp(down.target)
      container.append(chip)
      container.setPointerCapture(event.pointerId)
    }
    const box = container.getBoundingClientRect()
    options.over((event.clientX - box.left) / box.width)
    chip.textContent = options.label()
    chip.hidden = false
    chip.style.transform = `translate(${event.clientX - box.left}px, ${event.clientY - box.top}px)`
  })
  container.addEventListener('pointerup', () => {
    if (isDragging) options.drop()
    end()
  })
  container.addEventListener('pointercancel', () => {
    if (isDragging) options.cancel()
    end()
  })
  container.addEventListener(
    'click',
    (event) => {
      if (hasDragged && event.detail > 0) event.stopImmediatePropagation()
      hasDragged = false
    },
    { capture: true },
  )
}
