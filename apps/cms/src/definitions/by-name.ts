/**
 * Definitions in the order of their names. Ids follow the order in which requests came, which differs between two
 * installations that a client has written the same to; the files that it pulls from both are then the same.
 *
 * @param all by id, in which those of one name stay
 */
export function byName<Named extends { readonly name: string }>(
  all: readonly Named[],
): readonly Named[] {
  return all.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
