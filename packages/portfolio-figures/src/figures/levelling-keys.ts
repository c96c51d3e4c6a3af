import type { LocalCapacityMessages } from './capacity-reading.ts'
import type { Levelling, Mover } from './levelling-mover.ts'

/**
 * Plain buttons that do what dragging does: they are there while hours are held, and a way back once some were
 * moved.
 *
 * @param leave called with how things stood before a button was pressed that then goes away
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
