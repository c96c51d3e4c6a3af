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
