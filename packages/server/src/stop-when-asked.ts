/**
 * Ends the process, once `stop` is done, on SIGINT, SIGTERM and SIGHUP; and with `PARENT_WATCH=1` also
 * when the process that started this one is gone, which shows in its channel, or else in the end of
 * standard input.
 *
 * @param stop lets what runs finish, in bounded time
 */
export function stopWhenAsked(stop: () => Promise<void>): void {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    void stop().finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  if (process.env.PARENT_WATCH !== '1') return
  if (process.channel) {
    process.once('disconnect', end)
    return
  }
  process.stdin.once('end', end).once('error', end).resume()
}
