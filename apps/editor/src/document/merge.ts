import { type FlatBlock, type FlatPosition, findAtomicFields, flatten, ROOT } from './flatten.ts'
import { type Block, type Draft, type Json, reuseEqualParts } from './json.ts'
import { emptyListValue, type MergeVersions, mergePositions } from './merge-positions.ts'
import { mergeValue } from './merge-value.ts'
import { repairUids } from './repair-uids.ts'
import { findUnmovedItems } from './unmoved-items.ts'

/** A field whose changes on both sides cannot be combined, or a block that one side deleted and the other changed. */
export interface MergeConflict {
  /** '' for the story's own name and tags. */
  readonly uid: string
  /** Undefined for a deleted block. The block stays. */
  readonly field?: string
  readonly deletedBy?: 'me' | 'colleague'
}

interface MergeResult {
  readonly draft: Draft
  readonly conflicts: readonly MergeConflict[]
}

/**
 * Merges two versions of a draft that both started from `base`: block by block, field by field, and inside a field by
 * `mergeValue`. Where changes cannot be combined, mine stays and the conflict is reported. A block that one side
 * deleted and the other changed stays too, and is reported.
 */
export function merge(base: Draft, mine: Draft, theirs: Draft): MergeResult {
  const name = mergeValue(base.name, mine.name, theirs.name)
  const tags = mergeValue(base.tag_list, mine.tag_list, theirs.tag_list)
  const { content, conflicts } = mergeContent(base.content, mine.content, theirs.content)
  return {
    draft: {
      name: name.value as string,
      tag_list: tags.value as readonly string[],
      content,
    },
    conflicts: [
      ...(name.isConflict ? [{ uid: '', field: 'name' }] : []),
      ...(tags.isConflict ? [{ uid: '', field: 'tag_list' }] : []),
      ...conflicts,
    ],
  }
}

function mergeContent(base: Block, mine: Block, theirs: Block) {
  if (mine === base) return { content: theirs, conflicts: [] }
  if (theirs === base) return { content: mine, conflicts: [] }
  const isAtomic = findAtomicFields([base, mine, theirs])
  const sides = {
    base: flatten(base, isAtomic),
    mine: flatten(mine, isAtomic),
    theirs: flatten(theirs, isAtomic),
  }
  const { positions, revived } = mergePositions(sides)
  const conflicts: MergeConflict[] = revived.map((uid) => ({
    uid,
    deletedBy: sides.mine.has(uid) ? 'colleague' : 'me',
  }))
  const content = buildBlock(ROOT, sides, groupByParent(positions), conflicts)
  return { content: reuseEqualParts(mine, repairUids(content) as Block), conflicts }
}

/** Keys of the merged blocks by their parent's key and field. */
type Children = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

function groupByParent(positions: ReadonlyMap<string, FlatPosition>): Children {
  const children = new Map<string, Map<string, Set<string>>>()
  for (const [key, { parent, field }] of positions) {
    const fields = children.get(parent) ?? new Map<string, Set<string>>()
    const keys = fields.get(field) ?? new Set<string>()
    children.set(parent, fields.set(field, keys.add(key)))
  }
  return children
}

/** Merges a block and all blocks inside it, and adds the conflicts of their fields to the list. */
function buildBlock(
  key: string,
  sides: MergeVersions,
  children: Children,
  conflicts: MergeConflict[],
): Block {
  const [base, mine, theirs] = [sides.base.get(key), sides.mine.get(key), sides.theirs.get(key)]
  const childFields = children.get(key)
  const members: Record<string, Json> = {}
  const nameLists = [mine?.names ?? [], theirs?.names ?? [], childFields?.keys() ?? []]
  for (const name of new Set(nameLists.flatMap((names) => [...names]))) {
    const versions = [base, mine, theirs]
    const isList = childFields?.has(name) || versions.some((version) => version?.lists.has(name))
    if (isList) {
      const order = mergeOrder(
        base?.lists.get(name) ?? [],
        mine?.lists.get(name) ?? [],
        theirs?.lists.get(name) ?? [],
        childFields?.get(name) ?? new Set(),
      )
      const value =
        order.length > 0
          ? order.map((child) => buildBlock(child, sides, children, conflicts))
          : emptyListValue(name, base, mine, theirs)
      if (value !== undefined) members[name] = value
      continue
    }
    const { value, isConflict } = mergeField(name, base, mine, theirs)
    if (value !== undefined) members[name] = value
    if (isConflict) conflicts.push({ uid: uidOf(mine ?? theirs), field: name })
  }
  // Safe cast: every block has `_uid` and `component`, which are among the names.
  return members as Block
}

/** Merges a field that holds no blocks. If only one side has the block, its value is taken. */
function mergeField(
  name: string,
  base: FlatBlock | undefined,
  mine: FlatBlock | undefined,
  theirs: FlatBlock | undefined,
) {
  if (mine === undefined) return { value: theirs?.values.get(name), isConflict: false }
  if (theirs === undefined) return { value: mine.values.get(name), isConflict: false }
  return mergeValue(base?.values.get(name), mine.values.get(name), theirs.values.get(name))
}

function uidOf(block: FlatBlock | undefined): string {
  const uid = block?.values.get('_uid')
  return typeof uid === 'string' ? uid : ''
}

/**
 * Merges the order of a list: starts with their order, then inserts each item that I moved or added after its
 * predecessor in my list. Where only one side changed the order, the result is that side's.
 *
 * @param mergedKeys keys of the items in the merged list
 */
function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  mergedKeys: ReadonlySet<string>,
): readonly string[] {
  const myKeys = mine.filter((key) => mergedKeys.has(key))
  const unmovedKeys = findUnmovedItems(base, myKeys)
  const result = theirs.filter(
    (key) => mergedKeys.has(key) && (unmovedKeys.has(key) || !myKeys.includes(key)),
  )
  const placedKeys = new Set(result)
  for (const [index, key] of myKeys.entries()) {
    if (placedKeys.has(key)) continue
    const predecessor = index === 0 ? undefined : myKeys[index - 1]
    result.splice(predecessor === undefined ? 0 : result.indexOf(predecessor) + 1, 0, key)
    placedKeys.add(key)
  }
  return [...result, ...[...mergedKeys].filter((key) => !placedKeys.has(key))]
}
