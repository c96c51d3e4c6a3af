import { type Flat, type FlatBlock, type FlatPlace, ROOT } from './flatten.ts'
import { type Json, sameJson } from './json.ts'

interface MergedPlaces {
  /** The place of each remaining block; the content itself has none. */
  readonly places: ReadonlyMap<string, FlatPlace>
  /** Blocks that stay although one side has deleted them, because the other has changed them. */
  readonly revived: readonly string[]
}

/** The three versions of a merge: the common one, mine and theirs. */
export interface Sides {
  readonly base: Flat
  readonly mine: Flat
  readonly theirs: Flat
}

/** Decides which blocks remain after a merge, and the parent and field of each. */
export function mergePlaces(sides: Sides): MergedPlaces {
  const places = new Map<string, FlatPlace>()
  const revived: string[] = []
  const add = (key: string) => {
    if (key === ROOT || places.has(key)) return
    const place = mergedPlace(key, sides)
    if (place === undefined) return
    places.set(key, place)
    const isDeleted = sides.base.has(key) && !(sides.mine.has(key) && sides.theirs.has(key))
    if (isDeleted) revived.push(key)
    add(place.parent)
  }
  for (const key of new Set([...sides.mine.keys(), ...sides.theirs.keys()])) {
    if (remains(key, sides)) add(key)
  }
  breakCircles(places, sides, add)
  return { places, revived }
}

/** True for a block that is new, remains on both sides, or was deleted on one and changed on the other. */
function remains(key: string, { base, mine, theirs }: Sides): boolean {
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
 * Resolves circles: one side has moved block A into B, the other B into A. Then both take their places from theirs, and
 * the blocks around those places stay too.
 */
function breakCircles(
  places: Map<string, FlatPlace>,
  { theirs }: Sides,
  add: (key: string) => void,
): void {
  for (;;) {
    const circle = findCircle(places)
    if (circle === undefined) return
    for (const key of circle) {
      const place = theirs.get(key)?.place
      if (place === undefined) continue
      places.set(key, place)
      add(place.parent)
    }
  }
}

function findCircle(places: ReadonlyMap<string, FlatPlace>): readonly string[] | undefined {
  const rooted = new Set<string>([ROOT])
  for (const start of places.keys()) {
    const path: string[] = []
    let key: string | undefined = start
    while (key !== undefined && !rooted.has(key)) {
      if (path.includes(key)) return path.slice(path.indexOf(key))
      path.push(key)
      key = places.get(key)?.parent
    }
    for (const each of path) rooted.add(each)
  }
  return undefined
}

function samePlace(one: FlatPlace | undefined, other: FlatPlace | undefined): boolean {
  return one?.parent === other?.parent && one?.field === other?.field
}

/** Returns the value of a field without blocks: an empty list or nothing, as on the side that emptied it. */
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
