import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A process that is about to write to a database, and to be killed while it does. */
export interface Writer {
  readonly child: ChildProcess
}

/**
 * What a killed writer reported: numbers of changes begun and acknowledged, their results, and errors before the kill.
 */
export interface WriterReport<Done> {
  readonly begun: number
  readonly answered: number
  readonly done: readonly Done[]
  readonly failed: readonly string[]
}

/**
 * Starts a writer that waits for the address of its database.
 *
 * @param script file name in this folder
 */
export function startWriter(script: string, args: readonly string[]): Writer {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return { child }
}

/** Lets a writer write, and kills it shortly after it has begun one of its changes. */
export async function killWhileWriting<Done>(
  { child }: Writer,
  url: string,
  randomBelow: (limit: number) => number,
): Promise<WriterReport<Done>> {
  const [killedChange, delayMs] = [1 + randomBelow(25), randomBelow(4000) / 1000]
  const done: Done[] = []
  const failed: string[] = []
  let begun = 0
  let answered = 0
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')])
  lines.on('line', (line) => {
    const [event, text] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]
    if (event === 'failed') failed.push(text)
    if (event === 'done') done.push(JSON.parse(text))
    if (event === 'answered') answered++
    if (event !== 'begin' || ++begun !== killedChange) return
    // A timer cannot wait for a fraction of a millisecond.
    const killAtMs = performance.now() + delayMs
    while (performance.now() < killAtMs);
    child.kill('SIGKILL')
  })
  child.stdin?.write(url)
  await ended
  return { begun, answered, done, failed }
}
