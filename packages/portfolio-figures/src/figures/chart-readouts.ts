import type { Metric } from './chart.tsx'

/**
 * Sets the text of an element, and keeps its text node: if the node is replaced, the browser matches all styles again,
 * which takes three times as long on a slow phone.
 */
export function writeText(element: Element | null, text: string): void {
  if (element === null || element.textContent === text) return
  const { firstChild, lastChild } = element
  if (firstChild instanceof Text && firstChild === lastChild) firstChild.data = text
  else element.textContent = text
}

/** Writes key figures into the readouts that the server has rendered, in the same order. */
export function writeReadouts(element: ParentNode, metrics: readonly Metric[]): void {
  for (const [index, readout] of [...element.querySelectorAll('.chart-readout')].entries()) {
    const metric = metrics[index]
    const note = readout.querySelector('.chart-note')
    writeText(readout.querySelector('.chart-value'), metric?.value ?? '')
    writeText(note, metric?.note ?? '')
    const className = `chart-note chart-note-${metric?.tone ?? 'plain'}`
    if (note !== null && note.className !== className) note.className = className
  }
}
