import type { ContentApiError } from './content-api-error.ts'

export interface FetchedPage {
  readonly entries: readonly unknown[]
  /** Header `Total`: length of the whole list. */
  readonly total: number | undefined
  readonly perPage: number | undefined
  readonly shapeError: (expected: string) => ContentApiError
}

export type FetchPage = (number: number, signal: AbortSignal) => Promise<FetchedPage>

/**
 * Fetches the pages of a list and yields them in order. If the first page has a header `Total`, up to `concurrency`
 * pages are fetched at a time, else one after another. Total and page size may be missing or too low, so pages are
 * fetched until one is short or empty.
 *
 * @throws a `wrong-shape` error if a page is repeated, the list never ends, or it has fewer entries than the lowest
 *   Total of its pages; the lowest, because entries may be deleted meanwhile
 */
export async function* allPages(
  settings: {
    readonly perPage: number
    readonly concurrency: number
    readonly signal: AbortSignal
  },
  fetchPage: FetchPage,
): AsyncGenerator<readonly unknown[]> {
  const first = await fetchPage(1, settings.signal)
  const total = first.total ?? 0
  if (first.entries.length === 0 && total > 0) {
    throw first.shapeError(`any of the ${total} entries that its header Total counts`)
  }
  yield first.entries
  const isWholeList = first.perPage === undefined && first.entries.length > settings.perPage
  if (isWholeList) return

  const size = first.perPage ?? settings.perPage
  const last = Math.min(Math.ceil(total / size), MAX_PAGES)
  let received = first.entries.length
  let previous = first
  let expectedCount = total
  const accept = (page: FetchedPage) => {
    assertNotRepeated(previous, page)
    received += page.entries.length
    if (page.entries.length > 0)
      expectedCount = Math.min(expectedCount, page.total ?? expectedCount)
    previous = page
    return page.entries
  }
  const fetchChecked = async (number: number, readerSignal: AbortSignal) => {
    const signal = AbortSignal.any([settings.signal, readerSignal])
    const page = await fetchPage(number, signal)
    const endsEarly = page.entries.length === 0 && number < last
    const lastPage = endsEarly ? await fetchPage(last, signal) : undefined
    if (lastPage && lastPage.entries.length > 0) throw page.shapeError('the entries of this page')
    return page
  }
  for await (const page of inOrder(tasks(2, last, fetchChecked), settings.concurrency)) {
    yield accept(page)
    if (page.entries.length === 0) break
  }
  for (
    let number = Math.max(last, 1) + 1;
    mayHaveMore(previous, size, received < total);
    number++
  ) {
    if (number > MAX_PAGES)
      throw previous.shapeError(`the end of the list within ${MAX_PAGES} pages`)
    yield accept(await fetchPage(number, settings.signal))
  }
  if (received < expectedCount) {
    throw previous.shapeError(
      `the ${expectedCount} entries that its header Total counts, but with ${received}`,
    )
  }
}

function* tasks(from: number, to: number, fetchPage: FetchPage) {
  for (let number = from; number <= to; number++) {
    yield (signal: AbortSignal) => fetchPage(number, signal)
  }
}

function mayHaveMore({ entries }: FetchedPage, size: number, isIncomplete: boolean): boolean {
  return entries.length > 0 && (entries.length >= size || isIncomplete)
}

function assertNotRepeated(previous: FetchedPage, page: FetchedPage): void {
  const id = identityOf(page)
  if (id !== undefined && id === identityOf(previous)) {
    throw page.shapeError('another page than the one before')
  }
}

function identityOf({ entries }: FetchedPage): unknown {
  const first: unknown = entries[0]
  if (typeof first !== 'object' || first === null) return undefined
  const { uuid, id }: { readonly uuid?: unknown; readonly id?: unknown } = first
  return uuid ?? id
}

const MAX_PAGES = 10_000

export type Task<T> = (signal: AbortSignal) => Promise<T>

/**
 * Results of tasks in order, at most `concurrency` running at a time. Aborts the others when the reader stops or one
 * fails.
 */
export async function* inOrder<T>(
  tasks: Iterable<Task<T>>,
  concurrency: number,
): AsyncGenerator<T> {
  const controller = new AbortController()
  const iterator = tasks[Symbol.iterator]()
  const running: Promise<T>[] = []
  const fill = () => {
    while (running.length < concurrency) {
      const task = iterator.next()
      if (task.done) return
      const result = task.value(controller.signal)
      // Marks the rejection as handled, since this task may never be awaited; if it is, the error is thrown there.
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
    controller.abort()
  }
}

/** Collects all items into a list. */
export async function collect<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}
