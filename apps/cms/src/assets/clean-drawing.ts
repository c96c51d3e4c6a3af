import { Worker } from 'node:worker_threads'
import type { DrawingProblem } from './drawing-weight.ts'

/** A cleaned drawing, or why it is rejected. */
export type CleanDrawing =
  | { readonly text: string }
  | { readonly problem: DrawingProblem | 'too long to clean' }

/**
 * Cleans a drawing (`sanitizeSvg`) in a worker, since two megabytes take most of a second. One with an implausible
 * structure is rejected before or afterwards; one that takes longer than ten seconds, or 256 MB, is given up.
 */
export async function cleanDrawing(text: string): Promise<CleanDrawing> {
  const worker = new Worker(new URL(WORKER, import.meta.url), {
    workerData: text,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  })
  const { promise, resolve, reject } = Promise.withResolvers<CleanDrawing>()
  const late = setTimeout(() => resolve({ problem: 'too long to clean' }), LONGEST_MS)
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ problem: 'too long to clean' })
    else reject(error)
  })
  try {
    return await promise
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}

/** Next to this module in the sources, next to the bundle in a build. */
const WORKER = import.meta.url.endsWith('.ts')
  ? './clean-drawing.worker.ts'
  : './clean-drawing.worker.js'
const LONGEST_MS = 10_000
const MOST_MEGABYTES = 256
