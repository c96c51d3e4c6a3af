// @vitest-environment happy-dom
import { renderMarkup } from '@prospectus/site/src/ui/testing/render.tsx'
import { expect, it } from 'vitest'
import { enhance } from './dial.always.ts'
import { Drawn } from './drawn.fixture.tsx'

/** Width of the slider's touch area, which extends by half a touch target past both ends. */
const WIDTH_PX = 444

/** The slider of a status date from 1 to 11 periods, 40 px apart. */
function openDial() {
  document.body.innerHTML = renderMarkup(<Drawn graphic="s-curve" id="one" />)
  const dial = document.querySelector<HTMLElement>('.instrument-dial')
  const range = dial?.querySelector('input')
  if (!dial || !range) throw new Error('There is no slider')
  range.max = '11'
  range.value = '11'
  dial.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH_PX, 44)
  dial.setPointerCapture = () => {}
  enhance(dial)
  const changes: string[] = []
  range.addEventListener('change', () => changes.push(range.value))
  const finger = (type: string, clientX: number) =>
    dial.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', clientX, bubbles: true }))
  return { range, changes, finger }
}

it('BLOCK-2 a tap beside the handle sets the status date', () => {
  const { changes, finger } = openDial()
  finger('pointerdown', 22 + 4 * 40)
  finger('pointerup', 22 + 4 * 40)
  expect(changes).toEqual(['5'])
})

it('BLOCK-2 a finger that scrolls over the slider leaves the status date as it is', () => {
  const { range, changes, finger } = openDial()
  finger('pointerdown', 22 + 4 * 40)
  finger('pointercancel', 22 + 4 * 40)
  expect([range.value, changes]).toEqual(['11', []])
})
