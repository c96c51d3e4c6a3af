/** A map whose values `makers` create on first use, each once. */
export function lazyMap<T>(
  makers: Iterable<readonly [key: string, make: () => T]>,
): Pick<ReadonlyMap<string, T>, 'get' | 'keys'> {
  const remaining = new Map(makers)
  const values = new Map<string, T | undefined>(
    Array.from(remaining.keys(), (key) => [key, undefined]),
  )
  return {
    keys: () => values.keys(),
    get: (key) => {
      const make = remaining.get(key)
      // A maker may hold much memory, and is released.
      remaining.delete(key)
      if (make !== undefined) values.set(key, make())
      return values.get(key)
    },
  }
}
