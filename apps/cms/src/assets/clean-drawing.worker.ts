import { parentPort, workerData } from 'node:worker_threads'
import type { CleanDrawing } from './clean-drawing.ts'
import { drawingProblem, isTooDeep } from './drawing-weight.ts'
import { sanitizeSvg } from './sanitize-svg.ts'

parentPort?.postMessage(cleaned(String(workerData)))

/** Checks the depth first: cleaning takes time in proportion to its square. */
function cleaned(text: string): CleanDrawing {
  if (isTooDeep(text)) return { problem: 'too deep' }
  const clean = sanitizeSvg(text)
  const problem = drawingProblem(clean)
  return problem === undefined ? { text: clean } : { problem }
}
