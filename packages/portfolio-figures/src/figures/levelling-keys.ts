import type { LocalCapacityMessages } from './capacity-reading.ts'
import type { Levelling, Mover } from './levelling-mover.ts'

/**
 * Buttons for moving hours without dragging, shown while hours are held, and a reset once some were moved.
 *
 * @param leave called with the previous state before a pressed button disappears
 */
export function levellingKeys(
  panel: HTMLElement,
  words: LocalCapacityMessages,
  mover: Mover,
  leave: (before: Levelling) => void,
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
    const before = mover.shown()
    press()
    leave(before)
  }
  const earlier = key(words.earlier, () => mover.step(-1))
  const later = key(words.later, () => mover.step(1))
  const putDown = key(words.putDown, leaving(mover.putDown))
  const giveBack = key(words.giveBack, leaving(mover.giveBack))
  const asItWas = key(words.asItWas, leaving(mover.reset))

  return ({ held, moves }: Levelling) => {
    for (const button of [earlier, later, putDown, giveBack]) button.hidden = held === undefined
    putDown.disabled = held?.to === held?.from
    asItWas.hidden = held !== undefined || moves.length === 0
  }
}
