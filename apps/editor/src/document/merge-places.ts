import type { Flat, FlatBlock, FlatPlace } from './flatten.ts'
import { ROOT } from './flatten.ts'
import type { Json } from './json.ts'
import { sameJson } from './json.ts'

export interface MergedPlaces {
  /** The place of each block that still exists; the content itself has none. */
  readonly places: ReadonlyMap<string, FlatPlace>
  /** Blocks that one side has deleted and that are kept, because the other side has changed them. */
  readonly revived: readonly string[]
}

interface Sides {
  readonly base: Flat
  readonly mine: Flat
  readonly theirs: Flat
}

/** Which blocks exist after a merge, and in which field of which block each stands. */
export function mergePlaces(sides: Sides): MergedPlaces {
  const places = new Map<string, FlatPlace>()
  const revived: string[] = []
  const keep = (key: string) => {
    if (key === ROOT || places.has(key)) return
    const place = mergedPlace(key, sides)
    if (place === undefined) return
    places.set(key, place)
    const isDeleted = sides.base.has(key) && !(sides.mine.has(key) && sides.theirs.has(key))
    if (isDeleted) revived.push(key)
    keep(place.parent)
  }
  for (const key of new Set([...sides.mine.keys(), ...sides.theirs.keys()])) {
    if (livesOn(key, sides)) keep(key)
  }
  breakCircles(places, sides, keep)
  return { places, revived }
}

/** Whether a block is new, is still there on both sides, or was deleted on one and changed on the other. */
function livesOn(key: string, { base, mine, theirs }: Sides): boolean {
  const [was, own, other] = [base.get(key), mine.get(key), theirs.get(key)]
  if (was === undefined || (own !== undefined && other !== undefined)) return true
  const left = own ?? other
  return left !== undefined && isTouched(was, left)
}

function isTouched(was: FlatBlock, is: FlatBlock): boolean {
  if (!samePlace(was.place, is.place)) return true
  const names = new Set([...was.values.keys(), ...is.values.keys()])
  return [...names].some((name) => {
    const isList = was.lists.has(name) || is.lists.has(name)
    return !isList && !sameJson(was.values.get(name), is.values.get(name))
  })
}

function mergedPlace(key: string, { base, mine, theirs }: Sides): FlatPlace | undefined {
  const [was, own, other] = [base.get(key), mine.get(key), theirs.get(key)]
  if (own === undefined || other === undefined) return (own ?? other)?.place
  return samePlace(own.place, was?.place) ? other.place : own.place
}

/**
 * One side has moved a block into a second one, the other the second into the first: neither would stand
 * anywhere. Then both take their places from theirs, and the blocks that hold those places are kept too.
 */
function breakCircles(
  places: Map<string, FlatPlace>,
  { theirs }: Sides,
  keep: (key: string) => void,
): void {
  for (;;) {
    const circle = findCircle(places)
    if (circle === undefined) return
    for (const key of circle) {
      const place = theirs.get(key)?.place
      if (place === undefined) continue
      places.set(key, place)
      keep(place.parent)
    }
  }
}

function findCircle(places: ReadonlyMap<string, FlatPlace>): readonly string[] | undefined {
  const sound = new Set<string>([ROOT])
  for (const start of places.keys()) {
    const way: string[] = []
    let key: string | undefined = start
    while (key !== undefined && !sound.has(key)) {
      if (way.includes(key)) return way.slice(way.indexOf(key))
      way.push(key)
      key = places.get(key)?.parent
    }
    for (const each of way) sound.add(each)
  }
  return undefined
}

function samePlace(one: FlatPlace | undefined, other: FlatPlace | undefined): boolean {
  return one?.parent === other?.parent && one?.field === other?.field
}

/**
 * What a field holds when it has no blocks any more: an empty list or nothing, as on the side that emptied
 * it.
 */
export function listValue(
  name: string,
  base: FlatBlock | undefined,
  mine: FlatBlock | undefined,
  theirs: FlatBlock | undefined,
): Json | undefined {
  const emptied = (block: FlatBlock | undefined): Json | undefined =>
    block?.lists.has(name) ? [] : block?.values.get(name)
  if (mine === undefined) return emptied(theirs)
  const isUntouched =
    mine.lists.has(name) === (base?.lists.has(name) ?? false) &&
    sameJson(mine.values.get(name), base?.values.get(name))
  return isUntouched && theirs !== undefined ? emptied(theirs) : emptied(mine)
}
