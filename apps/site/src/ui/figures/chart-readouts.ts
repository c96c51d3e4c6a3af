import type { Metric } from './chart.tsx'

/** Writes key figures again where the server wrote them, below a drawing. */
export function writeReadouts(element: ParentNode, metrics: readonly Metric[]): void {
  for (const [index, readout] of [...element.querySelectorAll('.chart-readout')].entries()) {
    const metric = metrics[index]
    const value = readout.querySelector('.chart-value')
    const note = readout.querySelector('.chart-note')
    if (value !== null) value.textContent = metric?.value ?? ''
    if (note === null) continue
    note.textContent = metric?.note ?? ''
    note.className = `chart-note chart-note-${metric?.tone ?? 'plain'}`
  }
}
