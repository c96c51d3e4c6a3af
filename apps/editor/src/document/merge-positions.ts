import { type Flat, type FlatBlock, type FlatPosition, ROOT } from './flatten.ts'
import { type Json, sameJson } from './json.ts'

interface MergedPositions {
  /** The place of each remaining block; the content itself has none. */
  readonly positions: ReadonlyMap<string, FlatPosition>
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
export function mergePositions(sides: Sides): MergedPositions {
  const positions = new Map<string, FlatPosition>()
  const revived: string[] = []
  const add = (key: string) => {
    if (key === ROOT || positions.has(key)) return
    const position = mergedPosition(key, sides)
    if (position === undefined) return
    positions.set(key, position)
    const isDeleted = sides.base.has(key) && !(sides.mine.has(key) && sides.theirs.has(key))
    if (isDeleted) revived.push(key)
    add(position.parent)
  }
  for (const key of new Set([...sides.mine.keys(), ...sides.theirs.keys()])) {
    if (remains(key, sides)) add(key)
  }
  breakCircles(positions, sides, add)
  return { positions, revived }
}

/** True for a block that is new, remains on both sides, or was deleted on one and changed on the other. */
function remains(key: string, { base, mine, theirs }: Sides): boolean {
  const [was, own, other] = [base.get(key), mine.get(key), theirs.get(key)]
  if (was === undefined || (own !== undefined && other !== undefined)) return true
  const left = own ?? other
  return left !== undefined && isTouched(was, left)
}

function isTouched(was: FlatBlock, is: FlatBlock): boolean {
  if (!samePosition(was.position, is.position)) return true
  const names = new Set([...was.values.keys(), ...is.values.keys()])
  return [...names].some((name) => {
    const isList = was.lists.has(name) || is.lists.has(name)
    return !isList && !sameJson(was.values.get(name), is.values.get(name))
  })
}

function mergedPosition(key: string, { base, mine, theirs }: Sides): FlatPosition | undefined {
  const [was, own, other] = [base.get(key), mine.get(key), theirs.get(key)]
  if (own === undefined || other === undefined) return (own ?? other)?.position
  return samePosition(own.position, was?.position) ? other.position : own.position
}

/**
 * Resolves circles: one side has moved block A into B, the other B into A. Then both take their places from theirs, and
 * the blocks around those places stay too.
 */
function breakCircles(
  positions: Map<string, FlatPosition>,
  { theirs }: Sides,
  add: (key: string) => void,
): void {
  for (;;) {
    const circle = findCircle(positions)
    if (circle === undefined) return
    for (const key of circle) {
      const position = theirs.get(key)?.position
      if (position === undefined) continue
      positions.set(key, position)
      add(position.parent)
    }
  }
}

function findCircle(positions: ReadonlyMap<string, FlatPosition>): readonly string[] | undefined {
  const rooted = new Set<string>([ROOT])
  for (const start of positions.keys()) {
    const path: string[] = []
    let key: string | undefined = start
    while (key !== undefined && !rooted.has(key)) {
      if (path.includes(key)) return path.slice(path.indexOf(key))
      path.push(key)
      key = positions.get(key)?.parent
    }
    for (const each of path) rooted.add(each)
  }
  return undefined
}

function samePosition(one: FlatPosition | undefined, other: FlatPosition | undefined): boolean {
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
