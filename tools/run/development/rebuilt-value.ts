/** A value that is rebuilt whenever its sources change. */
export interface RebuiltValue<T> {
  /** Waits for a build in progress. Resolves to the last good value, and the error if the last build failed. */
  readonly current: () => Promise<{ readonly value: T | undefined; readonly error: unknown }>
  /** Starts a build, because the sources have changed. */
  readonly changed: () => void
}

/**
 * Builds a value now and after each change. One build runs at a time; changes during it cause one further build.
 * @param options.onBuilt gets the new value and the one that it replaces
 * @param options.onError gets the error of `build` or `onBuilt`, unless the sources have changed again
 */
export function createRebuiltValue<T>({
  build,
  onBuilt,
  onError,
}: {
  readonly build: () => Promise<T>
  readonly onBuilt: (value: T, previous: T | undefined) => void
  readonly onError: (error: unknown) => void
}): RebuiltValue<T> {
  let value: T | undefined
  let lastError: unknown
  let isStale = true
  let building: Promise<void> | undefined

  async function buildUntilFresh(): Promise<void> {
    while (isStale) {
      isStale = false
      try {
        const previous = value
        value = await build()
        lastError = undefined
        onBuilt(value, previous)
      } catch (error) {
        lastError = error
        if (!isStale) onError(error)
      }
    }
    building = undefined
  }

  const changed = () => {
    isStale = true
    building ??= buildUntilFresh()
  }
  changed()
  return {
    changed,
    current: async () => {
      await building
      return { value, error: lastError }
    },
  }
}
