import type { UnsentDraft } from './story-state.ts'
import type { Tab } from './tab-lock.ts'

export type Journal = ReturnType<typeof openJournal>

const STORE = 'unsent'

interface Entry extends UnsentDraft {
  readonly storyId: number
  /** Id of the person. */
  readonly person: string
  /** Id of the tab that stored it. */
  readonly tab: string
  /** Time of storing, in milliseconds since 1970. */
  readonly at: number
}
/** Person, story and tab. */
type Key = [string, number, string]

/**
 * Keeps drafts that have not reached the server yet in an IndexedDB database. When the database cannot be opened,
 * nothing is stored and every call rejects.
 */
export function openJournal(databaseName: string, personId: string, tab: Tab) {
  let openedDatabase: Promise<IDBDatabase> | undefined
  /** Keys of closed tabs' entries that this tab has read, by story. */
  const importedKeys = new Map<number, Key[]>()
  const withStore = async <Result>(
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    openedDatabase ??= openDatabase(databaseName)
    const transaction = (await openedDatabase).transaction(STORE, mode)
    const request = run(transaction.objectStore(STORE))
    // Otherwise a page that is left at once would abort it, and lose what was typed last.
    if (mode === 'readwrite') transaction.commit()
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  }
  const keyOf = (storyId: number): Key => [personId, storyId, tab.id]
  const deleteImported = (store: IDBObjectStore, storyId: number) => {
    for (const key of importedKeys.get(storyId) ?? []) store.delete(key)
    importedKeys.delete(storyId)
  }
  return {
    /** Returns this person's unsent drafts of a story, oldest first, without those of other open tabs. */
    read: async (storyId: number): Promise<readonly UnsentDraft[]> => {
      const storyRange = IDBKeyRange.bound([personId, storyId], [personId, storyId, []])
      const entries = await withStore<Entry[]>('readonly', (store) => store.getAll(storyRange))
      const mayAdopt = await Promise.all(entries.map((entry) => tab.mayAdoptEntriesOf(entry.tab)))
      const readableEntries = entries
        .filter((_, index) => mayAdopt[index])
        .sort((one, other) => one.at - other.at)
      const closedTabEntries = readableEntries.filter((entry) => entry.tab !== tab.id)
      importedKeys.set(
        storyId,
        closedTabEntries.map((entry) => [personId, storyId, entry.tab]),
      )
      return readableEntries
    },
    /**
     * Resolves when the draft is stored. Deletes the closed tabs' entries that were read, since the draft contains
     * them.
     */
    store: async (storyId: number, { base, draft, sent }: UnsentDraft): Promise<void> => {
      const entry: Entry = {
        storyId,
        person: personId,
        tab: tab.id,
        at: Date.now(),
        base,
        draft,
        sent,
      }
      await withStore('readwrite', (store) => {
        deleteImported(store, storyId)
        return store.put(entry, keyOf(storyId))
      })
    },
    /** Deletes this tab's entry for a story, and the closed tabs' entries that were read. */
    drop: async (storyId: number): Promise<void> => {
      await withStore('readwrite', (store) => {
        deleteImported(store, storyId)
        return store.delete(keyOf(storyId))
      })
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 2)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
