/**
 * Holds requests back after the session has ended, until the next sign-in.
 *
 * @param show shows or hides the sign-in form
 */
export function createSessionGate(show: (isShown: boolean) => void) {
  let resolvers: (() => void)[] = []
  return {
    /** Shows the sign-in form, once for all waiting requests. Resolves after the sign-in. */
    signInAgain: () => {
      if (resolvers.length === 0) show(true)
      return new Promise<void>((resolve) => resolvers.push(resolve))
    },
    /** Hides the sign-in form, and lets all waiting requests continue. */
    resume: () => {
      const currentResolvers = resolvers
      resolvers = []
      show(false)
      for (const resolve of currentResolvers) resolve()
    },
  }
}
