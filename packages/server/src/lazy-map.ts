/**
 * A map whose values are made when somebody first asks for them, each once.
 *
 * @param makers what makes each value
 */
export function lazyMap<T>(
  makers: Iterable<readonly [key: string, make: () => T]>,
): Pick<ReadonlyMap<string, T>, 'get' | 'keys'> {
  const unmade = new Map(makers)
  const made = new Map<string, T | undefined>(Array.from(unmade.keys(), (key) => [key, undefined]))
  return {
    keys: () => made.keys(),
    get: (key) => {
      const make = unmade.get(key)
      // What a value is made of may be large, and is let go.
      unmade.delete(key)
      if (make !== undefined) made.set(key, make())
      return made.get(key)
    },
  }
}
