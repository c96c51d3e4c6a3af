import { type FlatBlock, type FlatPosition, findAtomicFields, flatten, ROOT } from './flatten.ts'
import { type Block, type Draft, type Json, reuseEqualParts } from './json.ts'
import { listValue, mergePositions, type Sides } from './merge-positions.ts'
import { mergeValue } from './merge-value.ts'
import { repairUids } from './repair-uids.ts'
import { unmovedItems } from './unmoved-items.ts'

/** A field that both sides changed, or a block that one side deleted and the other changed. */
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
 * Merges two versions of a draft that both started from `base`, block by block and field by field. Where both changed
 * the same field, mine stays and the conflict is reported; every other change is kept.
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
  if (mine === base || theirs === base) {
    return { content: mine === base ? theirs : mine, conflicts: [] }
  }
  const isAtomic = findAtomicFields([base, mine, theirs])
  const sides = {
    base: flatten(base, isAtomic),
    mine: flatten(mine, isAtomic),
    theirs: flatten(theirs, isAtomic),
  }
  const { positions: finalPositions, revived } = mergePositions(sides)
  const conflicts: MergeConflict[] = revived.map((uid) => ({
    uid,
    deletedBy: sides.mine.has(uid) ? 'colleague' : 'me',
  }))
  const children = childrenOf(finalPositions)
  const build = (key: string): Block => {
    const built = buildBlock(key, sides, children, build)
    conflicts.push(...built.conflicts)
    return built.block
  }
  const content = repairUids(build(ROOT)) as Block
  return { content: reuseEqualParts(mine, content), conflicts }
}

type Children = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

function childrenOf(finalPositions: ReadonlyMap<string, FlatPosition>): Children {
  const children = new Map<string, Map<string, Set<string>>>()
  for (const [key, { parent, field }] of finalPositions) {
    const fields = children.get(parent) ?? new Map<string, Set<string>>()
    const keys = fields.get(field) ?? new Set<string>()
    children.set(parent, fields.set(field, keys.add(key)))
  }
  return children
}

function buildBlock(
  key: string,
  sides: Sides,
  children: Children,
  build: (key: string) => Block,
): { readonly block: Block; readonly conflicts: readonly MergeConflict[] } {
  const [base, mine, theirs] = [sides.base.get(key), sides.mine.get(key), sides.theirs.get(key)]
  const childFields = children.get(key)
  const conflicts: MergeConflict[] = []
  const itemKeys: Record<string, Json> = {}
  for (const name of namesOf(mine, theirs, childFields)) {
    const versions = [base, mine, theirs]
    const isList = childFields?.has(name) || versions.some((version) => version?.lists.has(name))
    if (isList) {
      const order = mergeOrder(
        base?.lists.get(name) ?? [],
        mine?.lists.get(name) ?? [],
        theirs?.lists.get(name) ?? [],
        childFields?.get(name) ?? new Set(),
      )
      const value = order.length > 0 ? order.map(build) : listValue(name, base, mine, theirs)
      if (value !== undefined) itemKeys[name] = value
      continue
    }
    const { value, isConflict } = mergeField(name, base, mine, theirs)
    if (value !== undefined) itemKeys[name] = value
    if (isConflict) conflicts.push({ uid: uidOf(mine ?? theirs), field: name })
  }
  // Safe cast: every block has `_uid` and `component`, and `namesOf` includes them.
  return { block: itemKeys as Block, conflicts }
}

/** A block that only one side has keeps that side's value. */
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

function namesOf(
  mine: FlatBlock | undefined,
  theirs: FlatBlock | undefined,
  childFields: ReadonlyMap<string, unknown> | undefined,
): ReadonlySet<string> {
  return new Set([...(mine?.names ?? []), ...(theirs?.names ?? []), ...(childFields?.keys() ?? [])])
}

function uidOf(block: FlatBlock | undefined): string {
  const uid = block?.values.get('_uid')
  return typeof uid === 'string' ? uid : ''
}

/**
 * Merges the order of a list: starts with their order, then puts each item that I moved or added after the item before
 * it in my list. Where only one side changed the order, the result is that side's.
 *
 * @param itemKeys keys of the items of the merged list
 */
function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  members: ReadonlySet<string>,
): readonly string[] {
  const myKeys = mine.filter((key) => members.has(key))
  const unmovedKeys = unmovedItems(base, myKeys)
  const result = theirs.filter(
    (key) => members.has(key) && (unmovedKeys.has(key) || !myKeys.includes(key)),
  )
  const placed = new Set(result)
  for (const [index, key] of myKeys.entries()) {
    if (placed.has(key)) continue
    const predecessor = index === 0 ? undefined : myKeys[index - 1]
    result.splice(predecessor === undefined ? 0 : result.indexOf(predecessor) + 1, 0, key)
    placed.add(key)
  }
  return [...result, ...[...members].filter((key) => !placed.has(key))]
}
