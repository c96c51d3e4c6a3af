/** A map whose values `factories` create on first use, each once. */
export function lazyMap<T>(
  factories: Iterable<readonly [key: string, create: () => T]>,
): Pick<ReadonlyMap<string, T>, 'get' | 'keys'> {
  const remaining = new Map(factories)
  const values = new Map<string, T | undefined>(
    Array.from(remaining.keys(), (key) => [key, undefined]),
  )
  return {
    keys: () => values.keys(),
    get: (key) => {
      const create = remaining.get(key)
      // Releases the factory, which may hold much memory.
      remaining.delete(key)
      if (create !== undefined) values.set(key, create())
      return values.get(key)
    },
  }
}
