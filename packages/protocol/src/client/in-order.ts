export type Task<T> = (stop: AbortSignal) => Promise<T>

/**
 * What the tasks give, in their order, with at most `width` of them under way. Whoever stops reading,
 * or an error, stops the others.
 */
export async function* inOrder<T>(tasks: Iterable<Task<T>>, width: number): AsyncGenerator<T> {
  const stop = new AbortController()
  const waiting = tasks[Symbol.iterator]()
  const running: Promise<T>[] = []
  const fill = () => {
    while (running.length < width) {
      const task = waiting.next()
      if (task.done) return
      const result = task.value(stop.signal)
      // Its turn to be awaited may never come; when it does, the error is thrown there.
      result.catch(() => {})
      running.push(result)
    }
  }
  try {
    fill()
    for (let first = running.shift(); first !== undefined; first = running.shift()) {
      const value = await first
      fill()
      yield value
    }
  } finally {
    stop.abort()
  }
}

/** All that comes, as a list. */
export async function collect<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}
