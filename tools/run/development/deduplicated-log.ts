/**
 * Creates the log of a site that is restarted repeatedly. It leaves out what the previous start logged as well.
 *
 * @param writeLine called with each line that is not left out
 */
export function createDeduplicatedLog(writeLine: (line: string) => void) {
  let previous: ReadonlySet<string> = new Set()
  let current: Set<string> | undefined
  return {
    write: (line: string): void => {
      const message = line.replace(/"time":"[^"]*"|^\d\d:\d\d:\d\d /, '')
      current?.add(message)
      if (current === undefined || !previous.has(message)) writeLine(line)
    },
    /**
     * Calls `start`. Until it settles, leaves out lines that differ only in time from one of the previous start,
     * whether that one was written or left out.
     */
    duringStart: async <T>(start: () => Promise<T>): Promise<T> => {
      current = new Set()
      try {
        return await start()
      } finally {
        previous = current
        current = undefined
      }
    },
  }
}
