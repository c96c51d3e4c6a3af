export type Task<T> = (stop: AbortSignal) => Promise<T>

/**
 * The results of tasks in order, with at most `width` tasks running. When the reader stops or a task fails,
 * the other tasks are stopped.
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
      // This task may never be awaited, so its rejection is marked as handled; if it is awaited, the error is
      // thrown there.
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

/** Collects everything into a list. */
export async function collect<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}
