import { linkStyles } from '@prospectus/site/src/ui/later-styles/link-styles.ts'
import type { CapacityMessages } from '../messages/messages.ts'
import {
  type BookedPeriods,
  type CapacityMessagesWithLocale,
  capacitySummary,
  type LevellingState,
} from './capacity-summary.ts'
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
  const [container, status, hint, buttonBar] = [
    part('cells'),
    part('status'),
    part('hint'),
    part('keys'),
  ]
  if (container === null || status === null || hint === null || buttonBar === null) return
  const { locale, ...booking }: LevellingState = JSON.parse(element.dataset.xLevelling ?? '{}')
  const [messages] = await Promise.all([loadCapacityMessages(locale), linkStyles(stylesUrl)])
  const weekCount = booking.teams[0]?.booked.length ?? 1
  const cells = createLevellingCells(container, booking, messages)

  const draw = (levelling: Levelling) => {
    drawLevelling(element, booking, messages, levelling.teamsWithHeld)
    cells.update(levelling)
    updateButtons(levelling)
    if (levelling.heldMove !== undefined) return
    const address = withMoves(location.href, levelling.moves, booking.firstWeek)
    if (address.href !== location.href) history.replaceState(history.state, '', address)
  }
  const announce = (text: string) => {
    status.textContent = text
  }
  const moves = movesIn(location.search, booking)
  const mover = createLevellingMover({ booking, messages, moves, draw, announce })
  const updateButtons = createLevellingButtons(buttonBar, messages, mover, ({ heldMove }) => {
    if (heldMove === undefined) cells.resetTabStop()
    const focusTarget = heldMove
      ? cells.buttonAt({ team: heldMove.team, week: heldMove.from })
      : cells.tabStop()
    focusTarget?.focus({ preventScroll: true })
  })

  container.addEventListener('focusin', ({ target }) =>
    cells.setTabStop(cells.cellOf(target)?.button),
  )
  container.addEventListener('click', ({ target }) => {
    const cell = cells.cellOf(target)
    if (cell !== undefined) mover.press(cell.team, cell.week)
  })
  container.addEventListener('keydown', (event) => {
    const cell = cells.cellOf(event.target)
    const { key, altKey, metaKey } = event
    if (cell === undefined || !ARROWS.includes(key) || altKey || metaKey) return
    event.preventDefault()
    if (mover.state().heldMove === undefined) cells.neighbourOf(cell, key)?.focus()
    else if (key === 'ArrowLeft') mover.step(-1)
    else if (key === 'ArrowRight') mover.step(1)
  })
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') mover.cancel()
  })
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !element.contains(relatedTarget)) mover.cancel()
  })
  let weekUnderPointer: number | undefined
  enableDragging(container, {
    canPickUp: (target) => /loose|held/.test(cells.cellOf(target)?.button.dataset.cell ?? ''),
    pickUp: (target) => {
      const cell = cells.cellOf(target)
      if (cell !== undefined) mover.pickUp(cell.team, cell.week)
      weekUnderPointer = cell?.week
    },
    moveTo: (share) => {
      const week = Math.min(weekCount - 1, Math.max(0, Math.floor(share * weekCount)))
      if (week === weekUnderPointer) return
      weekUnderPointer = week
      mover.moveTo(week)
    },
    drop: mover.drop,
    cancel: mover.cancel,
    label: mover.heldHoursText,
  })
  for (const button of container.children) button.setAttribute('aria-describedby', hint.id)
  const keyboardHint = document.createElement('span')
  keyboardHint.className = 'levelling-hint-keys'
  keyboardHint.textContent = ` ${messages.hintKeys}`
  hint.replaceChildren(messages.hint, keyboardHint)
  cells.update(mover.state())
  cells.resetTabStop()
  if (moves.length > 0) draw(mover.state())
  container.hidden = false
}

const LOADERS = import.meta.glob<CapacityMessages>('../messages/capacity/*.json', {
  import: 'default',
})

/**
 * Loads a heat map's messages, which are not in pages, since most visitors never move hours. A language without them
 * gets the English ones; throws an error if those are missing.
 */
async function loadCapacityMessages(locale: string): Promise<CapacityMessagesWithLocale> {
  const load = loaderFor(locale.replace(/-.*/, '')) ?? loaderFor('en')
  if (load === undefined)
    throw new Error('messages/capacity/en.json is missing; expected a catalogue in English')
  return { ...(await load()), locale }
}

function loaderFor(language: string) {
  return LOADERS[`../messages/capacity/${language}.json`]
}

function drawLevelling(
  element: HTMLElement,
  booking: BookedPeriods,
  messages: CapacityMessagesWithLocale,
  teamsWithHeld: Levelling['teamsWithHeld'],
): void {
  const { rows, description, sentence, metrics } = capacitySummary(booking, messages, teamsWithHeld)
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
 * Adds buttons that move hours without dragging, and one that resets all moves; returns a function that shows those
 * that can be used. After a press that hides the pressed button, calls `onLeave` with the state before the press, so
 * that the focus can be moved elsewhere.
 */
function createLevellingButtons(
  buttonBar: HTMLElement,
  messages: CapacityMessagesWithLocale,
  mover: Mover,
  onLeave: (before: Levelling) => void,
) {
  const addButton = (label: string, press: () => void) => {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'levelling-key',
      textContent: label,
      hidden: true,
    })
    button.addEventListener('click', press)
    buttonBar.append(button)
    return button
  }
  const withOnLeave = (press: () => void) => () => {
    const before = mover.state()
    press()
    onLeave(before)
  }
  const earlierButton = addButton(messages.earlier, () => mover.step(-1))
  const laterButton = addButton(messages.later, () => mover.step(1))
  const dropButton = addButton(messages.putDown, withOnLeave(mover.drop))
  const cancelButton = addButton(messages.giveBack, withOnLeave(mover.cancel))
  const resetButton = addButton(messages.asItWas, withOnLeave(mover.reset))
  const moveButtons = [earlierButton, laterButton, dropButton, cancelButton]

  return ({ heldMove, moves }: Levelling) => {
    for (const button of moveButtons) button.hidden = heldMove === undefined
    dropButton.disabled = heldMove?.to === heldMove?.from
    resetButton.hidden = heldMove !== undefined || moves.length === 0
  }
}

/** Distance from which a pointer's move is a drag; a shorter one counts as a press. */
const MIN_DRAG_PX = 6

interface DragOptions {
  /** True if hours can be picked up at the element below the pointer. */
  readonly canPickUp: (target: EventTarget | null) => boolean
  readonly pickUp: (target: EventTarget | null) => void
  /** Moves the held hours to a position along the container, from 0 to 1. */
  readonly moveTo: (share: number) => void
  readonly drop: () => void
  readonly cancel: () => void
  /** Text that follows the pointer. */
  readonly label: () => string
}

/** Lets visitors drag hours with mouse or finger; ignores the click that follows a drag. */
function enableDragging(container: HTMLElement, options: DragOptions): void {
  const chip = Object.assign(document.createElement('span'), { className: 'levelling-chip' })
  chip.hidden = true
  chip.ariaHidden = 'true'
  let pressEvent: PointerEvent | undefined
  let isDragging = false
  let hasDragged = false

  const end = () => {
    pressEvent = undefined
    isDragging = false
    chip.hidden = true
  }
  container.addEventListener('pointerdown', (event) => {
    hasDragged = false
    if (event.isPrimary && event.button === 0 && options.canPickUp(event.target)) pressEvent = event
  })
  container.addEventListener('pointermove', (event) => {
    if (pressEvent === undefined || event.pointerId !== pressEvent.pointerId) return
    if (!isDragging) {
      if (
        Math.hypot(event.clientX - pressEvent.clientX, event.clientY - pressEvent.clientY) <
        MIN_DRAG_PX
      )
        return
      isDragging = true
      hasDragged = true
      options.pickUp(pressEvent.target)
      container.append(chip)
      container.setPointerCapture(event.pointerId)
    }
    const { left, top, width } = container.getBoundingClientRect()
    options.moveTo((event.clientX - left) / width)
    chip.textContent = options.label()
    chip.hidden = false
    chip.style.transform = `translate(${event.clientX - left}px, ${event.clientY - top}px)`
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
