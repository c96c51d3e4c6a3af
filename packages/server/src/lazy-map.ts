/** A map whose values `makers` create on first use, each once. */
export function lazyMap<T>(
  makers: Iterable<readonly [key: string, make: () => T]>,
): Pick<ReadonlyMap<string, T>, 'get' | 'keys'> {
  const unmade = new Map(makers)
  const made = new Map<string, T | undefined>(Array.from(unmade.keys(), (key) => [key, undefined]))
  return {
    keys: () => made.keys(),
    get: (key) => {
      const make = unmade.get(key)
      // A maker may hold much memory, and is released.
      unmade.delete(key)
      if (make !== undefined) made.set(key, make())
      return made.get(key)
    },
  }
}
