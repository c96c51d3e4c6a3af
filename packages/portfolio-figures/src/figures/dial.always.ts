/** Half a finger's width: the handle reaches this far beyond the ends. */
const REACH = 22

/**
 * Places a status date slider over its part of a drawing, in percent of the width (`data-from`, `data-to`).
 * Loaded before the slider's own script, so that a first touch is not lost.
 */
export function enhance(range: HTMLElement): void {
  const { from, to } = range.dataset
  if (from !== undefined && to !== undefined) {
    range.style.insetInlineStart = `calc(${from}% - ${REACH}px)`
    range.style.inlineSize = `calc(${Number(to) - Number(from)}% + ${2 * REACH}px)`
  }
  range.hidden = false
}
