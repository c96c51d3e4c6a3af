export interface Priority {
  /** IP address for fair scheduling, see `clientAddress`. */
  readonly client: string
  /** True for a picture in a form that pages of this site use (`isPagePicture`). */
  readonly isForPage: boolean
}

export type ConversionQueue = ReturnType<typeof createConversionQueue>

export interface ConversionBounds {
  readonly maxRunning: number
  /** Limits of waiting conversions, for pictures of pages and for others. */
  readonly pages: WaitBounds
  readonly others: WaitBounds
}

interface WaitBounds extends QueueBounds {
  /** Milliseconds until a waiting conversion is dropped. */
  readonly maxWaitMs: number
}

/**
 * `maxPerClient` far exceeds what a page shows, since a proxy may turn many visitors into one client. Wait plus
 * conversion must stay under the 30 seconds after which a stalled connection is closed (`http-server.ts`): 10 + 15 for
 * others. Pictures of pages may wait 20, because they are small and convert faster.
 */
const BOUNDS: ConversionBounds = {
  maxRunning: 2,
  pages: { maxWaiting: 1024, maxPerClient: 256, maxWaitMs: 20_000 },
  others: { maxWaiting: 64, maxPerClient: 16, maxWaitMs: 10_000 },
}

/** Runs a few conversions at a time: pictures of pages first, clients in turn. Others never take the last slot. */
export function createConversionQueue(bounds: ConversionBounds = BOUNDS) {
  const pages = createFairQueue<() => void>(bounds.pages)
  const others = createFairQueue<() => void>(bounds.others)
  const maxRunningOthers = Math.max(1, bounds.maxRunning - 1)
  let running = 0
  let runningOthers = 0

  const nextOther = () => (runningOthers < maxRunningOthers ? others.take() : undefined)

  function startNext(): void {
    while (running < bounds.maxRunning) {
      const start = pages.take() ?? nextOther()
      if (start === undefined) return
      start()
    }
  }

  async function runTask<Result>(isForPage: boolean, task: () => Promise<Result>): Promise<Result> {
    running += 1
    if (!isForPage) runningOthers += 1
    try {
      return await task()
    } finally {
      running -= 1
      if (!isForPage) runningOthers -= 1
      startNext()
    }
  }

  return {
    /** Runs the task and resolves to its result; undefined when too many are waiting, or it waited too long. */
    run: async <Result>({ client, isForPage }: Priority, task: () => Promise<Result>) => {
      const { promise, resolve } = Promise.withResolvers<Result | undefined>()
      const queue = isForPage ? pages : others
      const start = () => {
        clearTimeout(timeout)
        resolve(runTask(isForPage, task))
      }
      if (!queue.add(client, start)) return undefined
      const { maxWaitMs } = isForPage ? bounds.pages : bounds.others
      const timeout = setTimeout(() => {
        queue.remove(client, start)
        resolve(undefined)
      }, maxWaitMs)
      startNext()
      return await promise
    },
  }
}

interface QueueBounds {
  readonly maxWaiting: number
  readonly maxPerClient: number
}

/** A queue in which clients take turns, so that a client with many items only delays itself. */
function createFairQueue<Item>({ maxWaiting, maxPerClient }: QueueBounds) {
  const clients = new Map<string, Item[]>()
  let size = 0
  return {
    /** False when the queue is full, for everybody or for this client. */
    add: (client: string, item: Item): boolean => {
      const items = clients.get(client) ?? []
      if (size >= maxWaiting || items.length >= maxPerClient) return false
      clients.set(client, items)
      items.push(item)
      size += 1
      return true
    },
    remove: (client: string, item: Item): void => {
      const items = clients.get(client) ?? []
      const index = items.indexOf(item)
      if (index === -1) return
      items.splice(index, 1)
      if (items.length === 0) clients.delete(client)
      size -= 1
    },
    take: (): Item | undefined => {
      const [first] = clients
      if (first === undefined) return undefined
      const [client, items] = first
      const item = items.shift()
      clients.delete(client)
      if (items.length > 0) clients.set(client, items)
      size -= 1
      return item
    },
  }
}
