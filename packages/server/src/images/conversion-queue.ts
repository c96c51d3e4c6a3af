/** Whose turn it is to have a picture converted, and how much it matters. */
interface Turn {
  readonly client: string
  /** Whether a page of this site asks for such a picture, see `isPagePicture`. */
  readonly isPages: boolean
}

/** Runs conversions a few at a time: what pages show first, and each client in turn. */
export interface ConversionQueue {
  /**
   * What the work comes to, or undefined when nothing was done: too much waits already, or it would have begun too
   * late for a client that waits for it.
   */
  readonly run: <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result | undefined>
}

export interface ConversionBounds {
  /** Conversions at the same moment. */
  readonly running: number
  /** Those that wait for a picture of a page, and all others. */
  readonly pages: WaitBounds
  readonly others: WaitBounds
}

interface WaitBounds extends LineBounds {
  /** Milliseconds after which nobody should wait any longer for his turn. */
  readonly longestWait: number
}

/**
 * What a page shows at once is far less, but a proxy may make one client of many visitors. A connection on which
 * nothing moves is closed after 30 seconds (`limits.ts`): with the 15 seconds that a conversion may take, who waits
 * is answered before that. Pictures of pages are small, and take less.
 */
const BOUNDS: ConversionBounds = {
  running: 2,
  pages: { most: 1024, mostOfClient: 256, longestWait: 20_000 },
  others: { most: 64, mostOfClient: 16, longestWait: 10_000 },
}

/** A queue in which one place is always left to pictures of pages, when there is more than one. */
export function createConversionQueue(bounds: ConversionBounds = BOUNDS): ConversionQueue {
  const pages = createFairLine<() => void>(bounds.pages)
  const others = createFairLine<() => void>(bounds.others)
  const mostOthers = Math.max(1, bounds.running - 1)
  let running = 0
  let runningOthers = 0

  const nextOther = () => (runningOthers < mostOthers ? others.take() : undefined)

  function startNext(): void {
    while (running < bounds.running) {
      const start = pages.take() ?? nextOther()
      if (start === undefined) return
      start()
    }
  }

  async function work<Result>(isPages: boolean, task: () => Promise<Result>): Promise<Result> {
    running += 1
    if (!isPages) runningOthers += 1
    try {
      return await task()
    } finally {
      running -= 1
      if (!isPages) runningOthers -= 1
      startNext()
    }
  }

  return {
    run: async <Result>({ client, isPages }: Turn, task: () => Promise<Result>) => {
      const { promise, resolve } = Promise.withResolvers<Result | undefined>()
      const line = isPages ? pages : others
      const start = () => {
        clearTimeout(limit)
        resolve(work(isPages, task))
      }
      if (!line.add(client, start)) return undefined
      const { longestWait } = isPages ? bounds.pages : bounds.others
      const limit = setTimeout(() => {
        line.remove(client, start)
        resolve(undefined)
      }, longestWait)
      startNext()
      return await promise
    },
  }
}

/** A queue in which every client's first item comes before any client's second. */
interface FairLine<Item> {
  /** False when there is no room for more, or for more of this one. */
  readonly add: (client: string, item: Item) => boolean
  /** Takes an item out that is not waited for any longer; does nothing for one that was taken. */
  readonly remove: (client: string, item: Item) => void
  /** The next one, when somebody waits. */
  readonly take: () => Item | undefined
}

interface LineBounds {
  /** Items of all clients. */
  readonly most: number
  readonly mostOfClient: number
}

/** An empty queue. Clients take turns, so that a client who adds many items only delays itself. */
function createFairLine<Item>({ most, mostOfClient }: LineBounds): FairLine<Item> {
  /** In the order in which their turn comes. */
  const clients = new Map<string, Item[]>()
  let size = 0
  return {
    add: (client, item) => {
      const own = clients.get(client) ?? []
      if (size >= most || own.length >= mostOfClient) return false
      clients.set(client, own)
      own.push(item)
      size += 1
      return true
    },
    remove: (client, item) => {
      const own = clients.get(client) ?? []
      const at = own.indexOf(item)
      if (at === -1) return
      own.splice(at, 1)
      if (own.length === 0) clients.delete(client)
      size -= 1
    },
    take: () => {
      const [first] = clients
      if (first === undefined) return undefined
      const [client, own] = first
      const item = own.shift()
      clients.delete(client)
      if (own.length > 0) clients.set(client, own)
      size -= 1
      return item
    },
  }
}
