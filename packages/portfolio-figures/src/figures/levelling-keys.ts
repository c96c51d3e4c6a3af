import type { LocalCapacityMessages } from './capacity-reading.ts'
import type { Levelling, Mover } from './levelling-mover.ts'

/**
 * Buttons for moving hours without dragging, and for reset; calls `onLeave` before a pressed button
 * disappears.
 */
export function levellingKeys(
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

  return ({ held, moves }: Levelling) => {
    for (const button of [earlier, later, putDown, giveBack]) button.hidden = held === undefined
    putDown.disabled = held?.to === held?.from
    asItWas.hidden = held !== undefined || moves.length === 0
  }
}
