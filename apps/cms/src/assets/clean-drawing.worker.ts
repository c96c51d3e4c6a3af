import { parentPort, workerData } from 'node:worker_threads'
import type { CleaningResult } from './clean-drawing.ts'
import { drawingProblem, isTooDeep } from './drawing-weight.ts'
import { sanitizeSvg } from './sanitize-svg.ts'

parentPort?.postMessage(clean(String(workerData)))

/** Checks the depth first, since the time to sanitize grows with its square. */
function clean(text: string): CleaningResult {
  if (isTooDeep(text)) return { problem: 'too deep' }
  const cleaned = sanitizeSvg(text)
  const problem = drawingProblem(cleaned)
  return problem === undefined ? { text: cleaned } : { problem }
}
