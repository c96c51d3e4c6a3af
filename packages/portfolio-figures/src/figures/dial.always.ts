/** Half of what a finger needs: a slider's handle reaches so far beyond its ends. */
const REACH = 22

/**
 * Shows a slider that sets the status date, over the part of a drawing that it names in per cent of the width
 * (`data-from`, `data-to`). It comes before the script that answers it, so that a first touch is not lost.
 */
export function enhance(range: HTMLElement): void {
  const { from, to } = range.dataset
  if (from !== undefined && to !== undefined) {
    range.style.insetInlineStart = `calc(${from}% - ${REACH}px)`
    range.style.inlineSize = `calc(${Number(to) - Number(from)}% + ${2 * REACH}px)`
  }
  range.hidden = false
}
