import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Opened, Round, Task } from './engine-process.ts'
import type { EngineName } from './engines.ts'

/** An engine in a process of its own. */
export interface RunningEngine {
  /** Fills the folder; nothing to do for an engine without a form on disk. Seconds. */
  readonly build: () => Promise<number>
  readonly open: () => Promise<Opened>
  readonly round: (round: number) => Promise<Round>
  readonly stop: () => void
}

/** Starts an engine over the made-up space of `size` stories; it keeps its index in `folder`. */
export function startEngine(name: EngineName, folder: string, size: number): RunningEngine {
  const child = fork(join(import.meta.dirname, 'engine-process.ts'), [name, folder, String(size)], {
    execArgv: ['--expose-gc', '--max-old-space-size=12000'],
  })
  const ask = <Answer>(task: Task) =>
    new Promise<Answer>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`${name} ended with ${code}`))
      child.once('exit', ended)
      child.once('message', (answer) => {
        child.off('exit', ended)
        resolve(answer as Answer)
      })
      child.send(task)
    })
  return {
    build: () => ask({ kind: 'build' }),
    open: () => ask({ kind: 'open' }),
    round: (round) => ask({ kind: 'round', round }),
    stop: () => child.kill(),
  }
}
