/** A queue in which every client's first item comes before any client's second. */
export interface FairLine<Item> {
  /** False when there is no room for more, or for more of this one. */
  readonly add: (client: string, item: Item) => boolean
  /** Takes an item out that is not waited for any longer; does nothing for one that was taken. */
  readonly remove: (client: string, item: Item) => void
  /** The next one, when somebody waits. */
  readonly take: () => Item | undefined
}

export interface LineBounds {
  /** Items of all clients. */
  readonly most: number
  readonly mostOfClient: number
}

/** An empty queue. Clients take turns, so that a client who adds many items only delays itself. */
export function createFairLine<Item>({ most, mostOfClient }: LineBounds): FairLine<Item> {
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
