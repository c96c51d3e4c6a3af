/**
 * Ends the process, once `stop` is done, on SIGINT, SIGTERM and SIGHUP; and with `PARENT_WATCH=1` also
 * when the process that started this one is gone, which shows in its channel, or else in the end of
 * standard input. SIGTERM comes from a supervisor, which can wait; SIGINT and SIGHUP from a person at a
 * terminal, who does not want to.
 *
 * @param stop lets what runs finish, in bounded time; aborted when it should hurry
 */
export function stopWhenAsked(stop: (hurry: AbortSignal) => Promise<void>): void {
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
