/** A session that has ended, and all requests that wait for the next one. */
export interface EndedSession {
  /** Resolves when somebody has signed in again. The form is shown once, however many requests wait. */
  readonly signInAgain: () => Promise<void>
  readonly signedIn: () => void
}

/** @param show shows the form, or removes it */
export function endedSession(show: (isShown: boolean) => void): EndedSession {
  let waiting: (() => void)[] = []
  return {
    signInAgain: () => {
      if (waiting.length === 0) show(true)
      return new Promise((resolve) => waiting.push(resolve))
    },
    signedIn: () => {
      const all = waiting
      waiting = []
      show(false)
      for (const goOn of all) goOn()
    },
  }
}
