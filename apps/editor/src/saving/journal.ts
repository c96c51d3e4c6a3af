import type { Unsent } from './story-state.ts'
import type { Tab } from './tab.ts'

/** Keeps in the browser what has not reached the server yet, so that closing the laptop loses nothing. */
export interface Journal {
  /**
   * What this person left unsent of a story, the oldest first. Only pages that are closed count, not others
   * that are open.
   */
  readonly read: (storyId: number) => Promise<readonly Unsent[]>
  /**
   * Resolves when it is on disk. It replaces the entries that were read before, since it contains them by
   * now.
   */
  readonly keep: (storyId: number, unsent: Unsent) => Promise<void>
  readonly drop: (storyId: number) => Promise<void>
}

const STORE = 'unsent'

interface Entry extends Unsent {
  readonly storyId: number
  readonly person: string
  readonly tab: string
  readonly at: number
}
type Key = [string, number, string]

/**
 * A journal in the browser's database. When that cannot be opened, nothing is kept and every call rejects.
 */
export function openJournal(name: string, person: string, tab: Tab): Journal {
  let opened: Promise<IDBDatabase> | undefined
  /** Entries of closed pages, which this page has taken over. */
  const taken = new Map<number, Key[]>()
  const database = () => {
    opened ??= open(name)
    return opened
  }
  const inStore = async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const transaction = (await database()).transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  }
  const keyOf = (storyId: number): Key => [person, storyId, tab.id]
  const forget = (store: IDBObjectStore, storyId: number) => {
    for (const key of taken.get(storyId) ?? []) store.delete(key)
    taken.delete(storyId)
  }
  return {
    read: async (storyId) => {
      const ofStory = IDBKeyRange.bound([person, storyId], [person, storyId, []])
      const all = await inStore<Entry[]>('readonly', (store) => store.getAll(ofStory))
      const areGone = await Promise.all(all.map((entry) => tab.isGone(entry.tab)))
      const mine = all.filter((_, at) => areGone[at]).sort((one, other) => one.at - other.at)
      const others = mine.filter((entry) => entry.tab !== tab.id)
      taken.set(
        storyId,
        others.map((entry) => [person, storyId, entry.tab]),
      )
      return mine
    },
    keep: async (storyId, { base, draft, sent }) => {
      const entry: Entry = { storyId, person, tab: tab.id, at: Date.now(), base, draft, sent }
      await inStore('readwrite', (store) => {
        forget(store, storyId)
        return store.put(entry, keyOf(storyId))
      })
    },
    drop: async (storyId) => {
      await inStore('readwrite', (store) => {
        forget(store, storyId)
        return store.delete(keyOf(storyId))
      })
    },
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 2)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
