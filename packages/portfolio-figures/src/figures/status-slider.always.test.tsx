// @vitest-environment happy-dom
import { renderMarkup } from '@prospectus/site/src/ui/testing/render.tsx'
import { expect, it } from 'vitest'
import { Drawn } from './drawn.fixture.tsx'
import { enhance } from './status-slider.always.ts'

/** Width of the slider's touch area, which extends by half a touch target past both ends. */
const WIDTH_PX = 444

/** The slider of a status date from 1 to 11 periods, 40 px apart. */
function openSlider() {
  document.body.innerHTML = renderMarkup(<Drawn graphic="s-curve" id="one" />)
  const slider = document.querySelector<HTMLElement>('.instrument-slider')
  const range = slider?.querySelector('input')
  if (!slider || !range) throw new Error('There is no slider')
  range.max = '11'
  range.value = '11'
  slider.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH_PX, 44)
  slider.setPointerCapture = () => {}
  enhance(slider)
  const changes: string[] = []
  range.addEventListener('change', () => changes.push(range.value))
  const finger = (type: string, clientX: number) =>
    slider.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', clientX, bubbles: true }))
  return { range, changes, finger }
}

it('BLOCK-2 a tap beside the handle sets the status date', () => {
  const { changes, finger } = openSlider()
  finger('pointerdown', 22 + 4 * 40)
  finger('pointerup', 22 + 4 * 40)
  expect(changes).toEqual(['5'])
})

it('BLOCK-2 a finger that scrolls over the slider leaves the status date as it is', () => {
  const { range, changes, finger } = openSlider()
  finger('pointerdown', 22 + 4 * 40)
  finger('pointercancel', 22 + 4 * 40)
  expect([range.value, changes]).toEqual(['11', []])
})
