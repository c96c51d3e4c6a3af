import { StorageError } from '../database/storage-error.ts'

/**
 * Sorts definitions by name, then id. Ids differ between installations with the same definitions; sorted by name, the
 * files that a client pulls from both are equal.
 * @param definitions sorted by id
 */
export function sortByName<Named extends { readonly name: string }>(
  definitions: readonly Named[],
): readonly Named[] {
  return definitions.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/**
 * Finds the item with this id. Throws `StorageError` when there is none.
 * @param label names the kind of item in the error, such as `preset`
 */
export function findById<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number,
  label: string,
): Item {
  const found = items.find((item) => item.id === id)
  if (found !== undefined) return found
  throw new StorageError('missing', `There is no ${label} with the id ${id}.`)
}
