import type { UnsentDraft } from './story-state.ts'
import type { Tab } from './tab.ts'

export type Journal = ReturnType<typeof openJournal>

const STORE = 'unsent'

interface Entry extends UnsentDraft {
  readonly storyId: number
  readonly person: string
  readonly tab: string
  readonly at: number
}
type Key = [string, number, string]

/**
 * Drafts that have not reached the server yet, in the browser's database, so that closing the laptop loses nothing.
 * When that database cannot be opened, nothing is stored and every call rejects.
 */
export function openJournal(name: string, person: string, tab: Tab) {
  let opened: Promise<IDBDatabase> | undefined
  /** Entries of closed tabs that this tab has imported, by story. */
  const imported = new Map<number, Key[]>()
  const inStore = async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    opened ??= open(name)
    const transaction = (await opened).transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  }
  const keyOf = (storyId: number): Key => [person, storyId, tab.id]
  const deleteImported = (store: IDBObjectStore, storyId: number) => {
    for (const key of imported.get(storyId) ?? []) store.delete(key)
    imported.delete(storyId)
  }
  return {
    /** Returns this person's unsent drafts of a story, oldest first, leaving out those of other open tabs. */
    read: async (storyId: number): Promise<readonly UnsentDraft[]> => {
      const ofStory = IDBKeyRange.bound([person, storyId], [person, storyId, []])
      const all = await inStore<Entry[]>('readonly', (store) => store.getAll(ofStory))
      const areGone = await Promise.all(all.map((entry) => tab.isGone(entry.tab)))
      const mine = all.filter((_, at) => areGone[at]).sort((one, other) => one.at - other.at)
      const others = mine.filter((entry) => entry.tab !== tab.id)
      imported.set(
        storyId,
        others.map((entry) => [person, storyId, entry.tab]),
      )
      return mine
    },
    /** Resolves when the draft is on disk. It replaces the entries read before, which it contains by now. */
    store: async (storyId: number, { base, draft, sent }: UnsentDraft): Promise<void> => {
      const entry: Entry = { storyId, person, tab: tab.id, at: Date.now(), base, draft, sent }
      await inStore('readwrite', (store) => {
        deleteImported(store, storyId)
        return store.put(entry, keyOf(storyId))
      })
    },
    drop: async (storyId: number): Promise<void> => {
      await inStore('readwrite', (store) => {
        deleteImported(store, storyId)
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
