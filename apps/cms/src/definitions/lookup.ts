import { StorageError } from '../database/storage-error.ts'

/**
 * Sorts definitions by name, then id. Ids differ between installations to which a client has written the same; sorted
 * by name, the files that it pulls from both are equal.
 * @param all by id
 */
export function byName<Named extends { readonly name: string }>(
  all: readonly Named[],
): readonly Named[] {
  return all.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** Finds the item with this id. Throws `StorageError` when there is none. */
export function byId<Item extends { readonly id: number }>(
  all: readonly Item[],
  id: number,
  type: string,
): Item {
  const found = all.find((item) => item.id === id)
  if (found !== undefined) return found
  throw new StorageError('missing', `There is no ${type} with the id ${id}.`)
}
