import type { Components } from '../api/api.ts'
import { everyBlock } from '../document/blocks.ts'
import { type Flat, type FlatBlock, flatten, ROOT, wholeFields } from '../document/flatten.ts'
import { type Block, type Draft, type Json, sameJson } from '../document/json.ts'
import { translate } from '../messages/messages.ts'
import { blockLabel } from '../outline/block-label.ts'
import { keptInPlace } from './kept-in-place.ts'
import { valuePair } from './value-words.ts'

/** One thing that differs between two states of a story. */
export interface DraftChange {
  readonly kind: 'changed' | 'added' | 'moved' | 'deleted'
  /** Of the block that it is about. */
  readonly uid: string
  /** What the block is called, with the words that tell it from others. */
  readonly block: string
  /** The label of the field; none for a whole block. */
  readonly field?: string
  readonly before?: string
  readonly after?: string
}

/** What was done to a story between two states of it: fields first by the blocks they are in, as they stand. */
export function compareDrafts(
  before: Draft,
  after: Draft,
  components: Components,
): readonly DraftChange[] {
  const isWhole = wholeFields([before.content, after.content])
  const [was, is] = [flatten(before.content, isWhole), flatten(after.content, isWhole)]
  const names = new Map([
    ...labels(before.content, components),
    ...labels(after.content, components),
    [ROOT, translate('publishing.page')],
  ])
  const nameOf = (key: string) => names.get(key) ?? ''
  const labelOf = (block: FlatBlock, field: string) => {
    const component = components.get(String(block.values.get('component')))
    return component?.schema[field]?.display_name ?? field
  }
  const changes: DraftChange[] = []
  if (before.name !== after.name) {
    changes.push({
      ...ofPage,
      field: translate('publishing.name'),
      before: before.name,
      after: after.name,
    })
  }
  if (!sameJson(before.tag_list, after.tag_list)) {
    changes.push({
      ...ofPage,
      field: translate('publishing.tags'),
      ...valuePair(before.tag_list, after.tag_list),
    })
  }
  const moved = movedBlocks(was, is)
  for (const [key, block] of is) {
    const old = was.get(key)
    const about = { uid: key, block: nameOf(key) }
    if (old === undefined) {
      if (was.has(block.place?.parent ?? ROOT)) changes.push({ kind: 'added', ...about })
      continue
    }
    if (moved.has(key)) changes.push({ kind: 'moved', ...about })
    for (const field of new Set([...old.values.keys(), ...block.values.keys()])) {
      const [one, other] = [old.values.get(field), block.values.get(field)]
      if (field.startsWith('_') || isSame(one, other)) continue
      // A list that lost its last block is told by that block.
      if (old.lists.has(field) || block.lists.has(field)) continue
      changes.push({
        kind: 'changed',
        ...about,
        field: labelOf(block, field),
        ...valuePair(one, other),
      })
    }
  }
  for (const [key, block] of was) {
    if (is.has(key) || !is.has(block.place?.parent ?? ROOT)) continue
    changes.push({ kind: 'deleted', uid: key, block: nameOf(key) })
  }
  return changes
}

const ofPage = { kind: 'changed', uid: ROOT, block: translate('publishing.page') } as const

/** A field that is empty says the same as one that is not there. */
function isSame(one: Json | undefined, other: Json | undefined): boolean {
  const plain = (value: Json | undefined) => value ?? ''
  return sameJson(plain(one), plain(other))
}

/** Blocks that stand in another place, or in another order among those that are in both states. */
function movedBlocks(was: Flat, is: Flat): ReadonlySet<string> {
  const moved = new Set<string>()
  for (const [key, { place }] of is) {
    const old = was.get(key)?.place
    if (old && place && (old.parent !== place.parent || old.field !== place.field)) moved.add(key)
  }
  for (const [key, block] of is) {
    for (const [field, keys] of block.lists) {
      const before = was.get(key)?.lists.get(field) ?? []
      const kept = keptInPlace(before, keys)
      for (const child of keys) if (before.includes(child) && !kept.has(child)) moved.add(child)
    }
  }
  return moved
}

function labels(content: Block, components: Components): readonly (readonly [string, string])[] {
  return [...everyBlock(content)].map((block) => {
    const { kind, words } = blockLabel(block, components)
    return [block._uid, words === '' ? kind : translate('publishing.quoted', { kind, words })]
  })
}
