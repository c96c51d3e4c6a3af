import { StorageError } from '../database/storage-error.ts'

/**
 * Sorts definitions by name. Ids follow the order of requests, which differs between two installations to
 * which a client has written the same; sorted by name, the files that it pulls from both are equal.
 *
 * @param all by id, which decides between equal names
 */
export function byName<Named extends { readonly name: string }>(
  all: readonly Named[],
): readonly Named[] {
  return all.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** Throws `StorageError` when none has the id. */
export function byId<Item extends { readonly id: number }>(
  all: readonly Item[],
  id: number,
  type: string,
): Item {
  const found = all.find((item) => item.id === id)
  if (found !== undefined) return found
  throw new StorageError('missing', `There is no ${type} with the id ${id}.`)
}
