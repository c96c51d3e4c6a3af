import { type FlatBlock, type FlatContent, type FlatPosition, ROOT } from './flatten.ts'
import { isSameJson, type Json } from './json.ts'

interface MergedPositions {
  /** Positions by block; the content itself has none. */
  readonly positions: ReadonlyMap<string, FlatPosition>
  /** Blocks that one side deleted, but that stay, since the other side changed them or something inside them. */
  readonly revived: readonly string[]
}

/** The last version that both sides had in common, and their versions. */
export interface MergeVersions {
  readonly base: FlatContent
  readonly mine: FlatContent
  readonly theirs: FlatContent
}

/** Decides which blocks remain after a merge, and the parent and field of each. */
export function mergePositions(sides: MergeVersions): MergedPositions {
  const positions = new Map<string, FlatPosition>()
  const revived: string[] = []
  const add = (key: string) => {
    if (key === ROOT || positions.has(key)) return
    const position = choosePosition(key, sides)
    if (position === undefined) return
    positions.set(key, position)
    const isDeleted = sides.base.has(key) && !(sides.mine.has(key) && sides.theirs.has(key))
    if (isDeleted) revived.push(key)
    add(position.parent)
  }
  for (const key of new Set([...sides.mine.keys(), ...sides.theirs.keys()])) {
    if (isKept(key, sides)) add(key)
  }
  breakCycles(positions, sides, add)
  return { positions, revived }
}

/** True for a block that is new, is on both sides, or was deleted on one and changed on the other. */
function isKept(key: string, { base, mine, theirs }: MergeVersions): boolean {
  const [baseBlock, myBlock, theirBlock] = [base.get(key), mine.get(key), theirs.get(key)]
  if (baseBlock === undefined || (myBlock !== undefined && theirBlock !== undefined)) return true
  const remaining = myBlock ?? theirBlock
  return remaining !== undefined && isChanged(baseBlock, remaining)
}

function isChanged(before: FlatBlock, after: FlatBlock): boolean {
  if (!isSamePosition(before.position, after.position)) return true
  const names = new Set([...before.values.keys(), ...after.values.keys()])
  return [...names].some((name) => {
    const isList = before.lists.has(name) || after.lists.has(name)
    return !isList && !isSameJson(before.values.get(name), after.values.get(name))
  })
}

/** Returns my position if I moved or added the block, else theirs; if one side lacks the block, the other side's. */
function choosePosition(
  key: string,
  { base, mine, theirs }: MergeVersions,
): FlatPosition | undefined {
  const [baseBlock, myBlock, theirBlock] = [base.get(key), mine.get(key), theirs.get(key)]
  if (myBlock === undefined || theirBlock === undefined) return (myBlock ?? theirBlock)?.position
  const isUnmoved = isSamePosition(myBlock.position, baseBlock?.position)
  return isUnmoved ? theirBlock.position : myBlock.position
}

/**
 * Breaks cycles: one side moved block A into B, the other B into A. The blocks of a cycle get their positions in
 * `theirs`, and their parents there stay too.
 */
function breakCycles(
  positions: Map<string, FlatPosition>,
  { theirs }: MergeVersions,
  add: (key: string) => void,
): void {
  for (;;) {
    const cycle = findCycle(positions)
    if (cycle === undefined) return
    for (const key of cycle) {
      const position = theirs.get(key)?.position
      if (position === undefined) continue
      positions.set(key, position)
      add(position.parent)
    }
  }
}

function findCycle(positions: ReadonlyMap<string, FlatPosition>): readonly string[] | undefined {
  const rootedKeys = new Set<string>([ROOT])
  for (const start of positions.keys()) {
    const path: string[] = []
    let key: string | undefined = start
    while (key !== undefined && !rootedKeys.has(key)) {
      if (path.includes(key)) return path.slice(path.indexOf(key))
      path.push(key)
      key = positions.get(key)?.parent
    }
    for (const visitedKey of path) rootedKeys.add(visitedKey)
  }
  return undefined
}

export function isSamePosition(
  one: FlatPosition | undefined,
  other: FlatPosition | undefined,
): boolean {
  return one?.parent === other?.parent && one?.field === other?.field
}

/**
 * Returns what to store for a list of blocks that is empty after the merge: my value if I changed the list, else
 * theirs. It is `[]`, another empty value, or undefined if the field is left out.
 */
export function emptyListValue(
  name: string,
  base: FlatBlock | undefined,
  mine: FlatBlock | undefined,
  theirs: FlatBlock | undefined,
): Json | undefined {
  const emptyValue = (block: FlatBlock | undefined): Json | undefined =>
    block?.lists.has(name) ? [] : block?.values.get(name)
  if (mine === undefined) return emptyValue(theirs)
  const isUntouched =
    mine.lists.has(name) === (base?.lists.has(name) ?? false) &&
    isSameJson(mine.values.get(name), base?.values.get(name))
  return isUntouched && theirs !== undefined ? emptyValue(theirs) : emptyValue(mine)
}
