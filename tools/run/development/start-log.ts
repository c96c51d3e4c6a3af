/** The log of a site that is restarted repeatedly. */
export interface StartLog {
  readonly write: (line: string) => void
  /** Runs a start and writes only those of its log lines that the previous start did not write. */
  readonly during: <T>(start: () => Promise<T>) => Promise<T>
}

/** @param out takes the lines that are written */
export function createStartLog(out: (line: string) => void): StartLog {
  let before: ReadonlySet<string> = new Set()
  let present: Set<string> | undefined
  return {
    write: (line) => {
      const said = line.replace(/"time":"[^"]*"/, '')
      present?.add(said)
      if (present === undefined || !before.has(said)) out(line)
    },
    during: async (start) => {
      present = new Set()
      try {
        return await start()
      } finally {
        before = present
        present = undefined
      }
    },
  }
}
