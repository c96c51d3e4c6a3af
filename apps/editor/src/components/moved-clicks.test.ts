// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { retargetMovedClicks } from './moved-clicks.ts'

const onPress = vi.fn()

beforeEach(() => {
  onPress.mockClear()
  document.body.innerHTML = '<main><button type="button">Cancel</button><p>Late</p></main>'
  document.querySelector('button')?.addEventListener('click', onPress)
  onTestFinished(retargetMovedClicks(document))
})

/** Presses the mouse on the button and releases it over another element, as after a layout shift. */
function press({ releasedOver = 'main', x = 20, button = 0 } = {}) {
  const at = { bubbles: true, clientY: 20, button }
  document
    .querySelector('button')
    ?.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 20 }))
  document
    .querySelector(releasedOver)
    ?.dispatchEvent(new MouseEvent('click', { ...at, clientX: x, detail: 1 }))
}

test('a press on a button that late content moves from under the pointer counts', () => {
  press()
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a press on a button that stays counts once', () => {
  press({ releasedOver: 'button' })
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a press that is rendered away, or with another mouse button, does not count', () => {
  press({ x: 60 })
  press({ button: 2 })
  expect(onPress).not.toHaveBeenCalled()
})
