/** A value that is rebuilt whenever its sources change. */
export interface Newest<T> {
  /** Resolves to the newest version once it is built; rejects with the reason and the last good version. */
  readonly current: () => Promise<{ readonly made: T | undefined; readonly error: unknown }>
  /** Reports that its sources have changed. */
  readonly changed: () => void
}

/**
 * Builds a value now and after each change: one build at a time, and one build for all changes that arrive
 * during a build.
 * @param options.onMade gets the new value and the one that it replaces
 * @param options.onError gets the error of `make`
 */
export function createNewest<T>({
  make,
  onMade,
  onError,
}: {
  readonly make: () => Promise<T>
  readonly onMade: (next: T, before: T | undefined) => void
  readonly onError: (problem: unknown) => void
}): Newest<T> {
  let made: T | undefined
  let problem: unknown
  let isStale = true
  let making: Promise<void> | undefined

  async function makeUntilFresh(): Promise<void> {
    while (isStale) {
      isStale = false
      try {
        const before = made
        made = await make()
        problem = undefined
        onMade(made, before)
      } catch (error) {
        problem = error
        if (!isStale) onError(error)
      }
    }
    making = undefined
  }

  const changed = () => {
    isStale = true
    making ??= makeUntilFresh()
  }
  changed()
  return {
    changed,
    current: async () => {
      await making
      return { made, error: problem }
    },
  }
}
