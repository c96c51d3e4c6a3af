/** Something that is made anew whenever what it is made of has changed. */
export interface Newest<T> {
  /** The newest version once it is made, or why it could not be made, with the last good one. */
  readonly current: () => Promise<{ readonly made: T | undefined; readonly error: unknown }>
  /** Reports that its sources have changed. */
  readonly changed: () => void
}

/**
 * Makes something at once and after each change; never twice at a time, and once for changes that come
 * while it is being made.
 *
 * @param options.onMade gets the new one, and the one in whose place it stands
 * @param options.onError gets what `make` threw
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
