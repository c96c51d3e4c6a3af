/** Holds requests back while the session has ended. */
export interface EndedSession {
  /** Resolves after the next sign-in. Shows the form once, however many requests wait. */
  readonly signInAgain: () => Promise<void>
  readonly signedIn: () => void
}

/** @param show shows or hides the sign-in form */
export function endedSession(show: (isShown: boolean) => void): EndedSession {
  let waiting: (() => void)[] = []
  return {
    signInAgain: () => {
      if (waiting.length === 0) show(true)
      return new Promise((resolve) => waiting.push(resolve))
    },
    signedIn: () => {
      const resolvers = waiting
      waiting = []
      show(false)
      for (const resolve of resolvers) resolve()
    },
  }
}
