import { OperatorError } from './operator-error.ts'

/** A server that is up. */
interface RunningRole {
  /** Public origin. */
  readonly url: string
  /** Lets requests finish, in bounded time; in less of it once `hurry` is aborted. */
  readonly close: (hurry: AbortSignal) => Promise<void>
}

/**
 * Runs a role for as long as its process lives. Once it is up, the process that started this one gets a
 * message, or a terminal gets a line with its address; it stops when asked (`stopOnSignal`). When it cannot
 * start, the reason goes to standard error and the process ends with status 1.
 *
 * @param role its name, such as `site`
 * @param start everything up to the first request that can be answered
 */
export async function runRole(role: string, start: () => Promise<RunningRole>): Promise<void> {
  // The files that it writes may hold drafts: only the user it runs as may read them.
  process.umask(0o077)
  try {
    const { url, close } = await start()
    stopOnSignal(close)
    // The process to be told may be gone already; `stopOnSignal` notices that, so the error is dropped.
    if (process.send) process.send({ ready: url }, () => undefined)
    else console.log(`${role} ${url}`)
  } catch (error) {
    console.error(reasonOf(error))
    process.exit(1)
  }
}

/** An operator needs a sentence; for a fault in the code we need the stack. */
function reasonOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * Ends the process, once `stop` is done, on SIGINT, SIGTERM and SIGHUP; and with `PARENT_WATCH=1` also
 * when the process that started this one is gone, which shows in its channel, or else in the end of
 * standard input. SIGTERM comes from a supervisor, which can wait; SIGINT and SIGHUP from a person at a
 * terminal, who does not want to.
 *
 * @param stop lets what runs finish, in bounded time; aborted when it should hurry
 */
export function stopOnSignal(stop: (hurry: AbortSignal) => Promise<void>): void {
  const hurry = new AbortController()
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    void stop(hurry.signal).finally(() => process.exit(0))
  }
  const endSoon = () => {
    hurry.abort()
    end()
  }
  process.on('SIGTERM', end)
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, endSoon)
  if (process.env.PARENT_WATCH !== '1') return
  if (process.channel) {
    process.once('disconnect', end)
    return
  }
  process.stdin.once('end', end).once('error', end).resume()
}
