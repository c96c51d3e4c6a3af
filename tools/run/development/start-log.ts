/** Where a site writes its log that is started again and again. */
export interface StartLog {
  readonly write: (line: string) => void
  /** Runs a start: of what is said while it lasts, only what the start before it did not say is written. */
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
