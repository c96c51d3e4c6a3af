import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { EmptyContentError, InvalidContentError } from '../snapshot/snapshot.ts'
import type { BuildReport, BuildSpec, LoadProgress } from './run-build.ts'

export interface ChildOptions {
  /** Path of the child process's module; by default, the one beside this module. */
  readonly entry?: string
  readonly signal?: AbortSignal
  /** Called repeatedly while content is loaded from a content system. */
  readonly onProgress?: (progress: LoadProgress) => void
}

type BuildMessage = { readonly progress: LoadProgress } | BuildResult

type BuildResult =
  | { readonly report: BuildReport }
  | { readonly failure: { readonly name: string; readonly message: string } }

/**
 * Builds a snapshot in a separate process, so that this one keeps serving and needs no memory for it, and makes it
 * current on disk. If this throws, the stored snapshot stays.
 * @throws {InvalidContentError} when the content is implausible; an `Error` for other failures, such as the end of the
 * child process
 */
export async function buildInChild(
  spec: BuildSpec,
  { entry = defaultEntry(), signal, onProgress }: ChildOptions = {},
): Promise<BuildReport> {
  signal?.throwIfAborted()
  const child = fork(entry, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(signal && { signal }),
  })
  const pendingResult = resultOf(child, onProgress)
  // Sent as a message, because it has the token, and other users of the machine can read command lines.
  child.send(spec, () => undefined)
  const result = await pendingResult
  if ('report' in result) return result.report
  const { name, message } = result.failure
  if (name === 'EmptyContentError') throw new EmptyContentError(message)
  throw name === 'InvalidContentError'
    ? new InvalidContentError(message)
    : new Error(`The snapshot was not built: ${message}`)
}

function resultOf(
  child: ChildProcess,
  onProgress: ChildOptions['onProgress'],
): Promise<BuildResult> {
  return new Promise((resolve, reject) => {
    child.on('message', (received) => {
      const message = received as BuildMessage
      if ('progress' in message) onProgress?.(message.progress)
      else resolve(message)
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      const outcome = signal === null ? `code ${code}` : signal
      reject(
        new Error(
          `The process that prepares the content ended with ${outcome}; expected a report of the build first`,
        ),
      )
    })
  })
}

/** Path of the child's entry; in a build, it lies beside this module's chunk. */
function defaultEntry(): string {
  const builtEntry = join(import.meta.dirname, 'build-process.js')
  return existsSync(builtEntry) ? builtEntry : join(import.meta.dirname, 'build-process.ts')
}
