import type { Metric } from './chart.tsx'

/** Writes a text again, but only another one: each change costs a slow phone time. */
export function writeText(element: Element | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text
}

/** Writes key figures again where the server wrote them, below a drawing. */
export function writeReadouts(element: ParentNode, metrics: readonly Metric[]): void {
  for (const [index, readout] of [...element.querySelectorAll('.chart-readout')].entries()) {
    const metric = metrics[index]
    const note = readout.querySelector('.chart-note')
    writeText(readout.querySelector('.chart-value'), metric?.value ?? '')
    writeText(note, metric?.note ?? '')
    const look = `chart-note chart-note-${metric?.tone ?? 'plain'}`
    if (note !== null && note.className !== look) note.className = look
  }
}
