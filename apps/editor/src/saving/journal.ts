import type { Unsent } from './story-state.ts'

/** Keeps in the browser what has not got to the server, so that a closed lid loses nothing. */
export interface Journal {
  readonly read: (storyId: number) => Promise<Unsent | undefined>
  /** Resolves when it is on disk. Of several in a row the newest is kept. */
  readonly keep: (storyId: number, unsent: Unsent) => Promise<void>
  readonly drop: (storyId: number) => Promise<void>
}

const STORE = 'drafts'

/** A journal in the browser's database; one that cannot be opened keeps nothing, and says so by rejecting. */
export function openJournal(name: string): Journal {
  let opened: Promise<IDBDatabase> | undefined
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
  return {
    read: (storyId) => inStore('readonly', (store) => store.get(storyId)),
    keep: async (storyId, unsent) => {
      await inStore('readwrite', (store) => store.put(unsent, storyId))
    },
    drop: async (storyId) => {
      await inStore('readwrite', (store) => store.delete(storyId))
    },
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
