/** These functions run in the page: one step per frame, each timed including styles and layout. */

/** Drags the needle of an S-curve to and fro. */
export async function dragNeedle(steps: number): Promise<readonly number[]> {
  const range = document.querySelector<HTMLInputElement>('.instrument input')
  const durations: number[] = []
  for (let step = 0; range !== null && step < steps; step += 1) {
    await new Promise(requestAnimationFrame)
    const [least, most] = [Number(range.min), Number(range.max)]
    range.value = String(least + ((most - least) * Math.abs(steps / 2 - step)) / (steps / 2))
    const from = performance.now()
    range.dispatchEvent(new Event('input', { bubbles: true }))
    document.body.getBoundingClientRect()
    durations.push(performance.now() - from)
  }
  return durations
}

/** Drags the last overbooked week's hours over the other weeks, with and without room. */
export async function dragHours(steps: number): Promise<readonly number[]> {
  const cells = document.querySelector('.levelling-cells')
  const held = [...document.querySelectorAll('[data-cell="loose"]')].at(-1)
  const box = cells?.getBoundingClientRect()
  const durations: number[] = []
  if (cells === null || held === undefined || box === undefined) return durations
  // Pointer 1 is the mouse, which always exists, so it can be captured.
  const pointer = (type: string, clientX: number) =>
    new PointerEvent(type, {
      ...{ bubbles: true, isPrimary: true, pointerId: 1, button: 0 },
      ...{ clientX, clientY: box.bottom },
    })
  held.dispatchEvent(pointer('pointerdown', box.right))
  for (let step = 0; step < steps; step += 1) {
    await new Promise(requestAnimationFrame)
    const share = Math.abs(((step * 7) % 200) - 100) / 100
    const from = performance.now()
    cells.dispatchEvent(pointer('pointermove', box.left + share * (box.width - 1)))
    document.body.getBoundingClientRect()
    durations.push(performance.now() - from)
  }
  const hasDragged = document.querySelector('.levelling-chip:not([hidden])') !== null
  cells.dispatchEvent(pointer('pointercancel', box.left))
  return hasDragged ? durations : []
}
