import { OperatorError } from './operator-error.ts'

interface RunningRole {
  readonly url: string
  /** Makes its holder the first owner of the editor. */
  readonly firstOwnerLink?: string | undefined
  /** Lets requests finish for a limited time, a shorter one once `hurry` is aborted. */
  readonly close: (hurry: AbortSignal) => Promise<void>
}

/**
 * Runs a role for the life of its process. Once started, sends a message to the parent process, or prints a line with
 * its address. Stops on signals (`stopOnSignal`). If it cannot start, prints the reason and exits with status 1.
 * @param role such as `site`
 * @param start resolves once requests can be served
 */
export async function runRole(role: string, start: () => Promise<RunningRole>): Promise<void> {
  // Files of the process may hold drafts: only its own user may read them.
  process.umask(0o077)
  try {
    const { url, firstOwnerLink, close } = await start()
    stopOnSignal(close)
    // The parent may be gone already; `stopOnSignal` notices that, so the error is dropped.
    if (process.send) process.send({ ready: { url, firstOwnerLink } }, () => undefined)
    else console.log([`${role} ${url}`, ...(firstOwnerLink ? [firstOwnerLink] : [])].join('\n'))
  } catch (error) {
    console.error(reasonOf(error))
    process.exit(1)
  }
}

/** A sentence for errors that the operator can fix; a stack for bugs. */
function reasonOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * Ends the process after `stop` on SIGINT, SIGTERM and SIGHUP; with `PARENT_WATCH=1` also when the parent process is
 * gone, which shows as the end of its channel or, without one, of standard input.
 * @param stop finishes work in limited time; its signal is aborted on SIGINT and SIGHUP, since a person at a terminal,
 * unlike a supervisor, does not want to wait
 */
export function stopOnSignal(stop: (hurry: AbortSignal) => Promise<void>): void {
  const hurry = new AbortController()
  let isStopping = false
  const end = () => {
    if (isStopping) return
    isStopping = true
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
