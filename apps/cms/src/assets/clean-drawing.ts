import { Worker } from 'node:worker_threads'
import type { DrawingProblem } from './drawing-weight.ts'

export type CleaningResult = { readonly text: string } | { readonly problem: DrawingProblem }

/**
 * Cleans a drawing in a worker, since 2 MB take most of a second. Returns the problem `too complex` after ten seconds,
 * or if cleaning takes more than 256 MB of memory.
 */
export async function cleanDrawing(text: string): Promise<CleaningResult> {
  const worker = new Worker(new URL(WORKER_PATH, import.meta.url), {
    workerData: text,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  })
  const { promise, resolve, reject } = Promise.withResolvers<CleaningResult>()
  const timeout = setTimeout(() => resolve({ problem: 'too complex' }), TIMEOUT_MS)
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ problem: 'too complex' })
    else reject(error)
  })
  try {
    return await promise
  } finally {
    clearTimeout(timeout)
    await worker.terminate()
  }
}

/** Next to this module in the sources, next to the bundle in a build. */
const WORKER_PATH = import.meta.url.endsWith('.ts')
  ? './clean-drawing.worker.ts'
  : './clean-drawing.worker.js'
const TIMEOUT_MS = 10_000
const MEMORY_LIMIT_MB = 256
