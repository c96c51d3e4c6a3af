/**
 * Creates the log of a site that is restarted repeatedly.
 *
 * @param writeLine receives the lines that are written
 */
export function createStartLog(writeLine: (line: string) => void) {
  let previous: ReadonlySet<string> = new Set()
  let current: Set<string> | undefined
  return {
    write: (line: string): void => {
      const message = line.replace(/"time":"[^"]*"|^\d\d:\d\d:\d\d /, '')
      current?.add(message)
      if (current === undefined || !previous.has(message)) writeLine(line)
    },
    /** Runs a start and writes only those of its log lines that the previous start did not write. */
    during: async <T>(start: () => Promise<T>): Promise<T> => {
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
