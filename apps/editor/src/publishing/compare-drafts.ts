import type { Components } from '../api/api.ts'
import { everyBlock } from '../document/blocks.ts'
import {
  type FlatBlock,
  type FlatContent,
  findAtomicFields,
  flatten,
  ROOT,
} from '../document/flatten.ts'
import { type Block, type Draft, isSameJson, type Json } from '../document/json.ts'
import { isSamePosition } from '../document/merge-positions.ts'
import { findUnmovedItems } from '../document/unmoved-items.ts'
import { translate } from '../messages/messages.ts'
import { blockLabel } from '../outline/block-label.ts'
import { describeChangedValue } from './value-text.ts'

export interface DraftChange {
  readonly kind: 'changed' | 'added' | 'moved' | 'deleted'
  readonly uid: string
  /** Label of the block's component, with the block's text if it has one. */
  readonly blockLabel: string
  /** Undefined for a change of the whole block. */
  readonly fieldLabel?: string
  readonly before?: string
  readonly after?: string
}

/** Lists the changes from one draft to another, in the order of the blocks; deleted blocks come last. */
export function compareDrafts(
  before: Draft,
  after: Draft,
  components: Components,
): readonly DraftChange[] {
  const isAtomic = findAtomicFields([before.content, after.content])
  const oldBlocks = flatten(before.content, isAtomic)
  const newBlocks = flatten(after.content, isAtomic)
  const labels = new Map([
    ...blockLabels(before.content, components),
    ...blockLabels(after.content, components),
    [ROOT, translate('publishing.page')],
  ])
  const blockLabelOf = (key: string) => labels.get(key) ?? ''
  const fieldLabelOf = (block: FlatBlock, field: string) => {
    const component = components.get(String(block.values.get('component')))
    return component?.schema[field]?.display_name ?? field
  }
  const changes: DraftChange[] = []
  if (before.name !== after.name) {
    const fieldLabel = translate('publishing.name')
    changes.push({ ...PAGE_CHANGE, fieldLabel, before: before.name, after: after.name })
  }
  if (!isSameJson(before.tag_list, after.tag_list)) {
    changes.push({
      ...PAGE_CHANGE,
      fieldLabel: translate('publishing.tags'),
      ...describeChangedValue(before.tag_list, after.tag_list),
    })
  }
  const movedKeys = findMovedBlocks(oldBlocks, newBlocks)
  for (const [key, block] of newBlocks) {
    const oldBlock = oldBlocks.get(key)
    const target = { uid: key, blockLabel: blockLabelOf(key) }
    if (oldBlock === undefined) {
      if (oldBlocks.has(block.position?.parent ?? ROOT)) changes.push({ kind: 'added', ...target })
      continue
    }
    if (movedKeys.has(key)) changes.push({ kind: 'moved', ...target })
    for (const field of new Set([...oldBlock.values.keys(), ...block.values.keys()])) {
      const [oldValue, newValue] = [oldBlock.values.get(field), block.values.get(field)]
      if (field.startsWith('_') || isSameValue(oldValue, newValue)) continue
      // Changes to a list of blocks are reported by its blocks.
      if (oldBlock.lists.has(field) || block.lists.has(field)) continue
      changes.push({
        kind: 'changed',
        ...target,
        fieldLabel: fieldLabelOf(block, field),
        ...describeChangedValue(oldValue, newValue),
      })
    }
  }
  for (const [key, block] of oldBlocks) {
    if (newBlocks.has(key) || !newBlocks.has(block.position?.parent ?? ROOT)) continue
    changes.push({ kind: 'deleted', uid: key, blockLabel: blockLabelOf(key) })
  }
  return changes
}

const PAGE_CHANGE = {
  kind: 'changed',
  uid: ROOT,
  blockLabel: translate('publishing.page'),
} as const

/** Compares two values of a field; an empty field equals a missing one. */
function isSameValue(a: Json | undefined, b: Json | undefined): boolean {
  return isSameJson(a ?? '', b ?? '')
}

/** Finds the keys of blocks whose parent, field, or order among the blocks of both drafts has changed. */
function findMovedBlocks(before: FlatContent, after: FlatContent): ReadonlySet<string> {
  const movedKeys = new Set<string>()
  for (const [key, { position }] of after) {
    const oldPosition = before.get(key)?.position
    if (oldPosition && position && !isSamePosition(oldPosition, position)) movedKeys.add(key)
  }
  for (const [key, block] of after) {
    for (const [field, keys] of block.lists) {
      const oldKeys = before.get(key)?.lists.get(field) ?? []
      const unmovedKeys = findUnmovedItems(oldKeys, keys)
      for (const child of keys)
        if (oldKeys.includes(child) && !unmovedKeys.has(child)) movedKeys.add(child)
    }
  }
  return movedKeys
}

function blockLabels(content: Block, components: Components) {
  return [...everyBlock(content)].map((block) => {
    const { kind, text } = blockLabel(block, components)
    return [
      block._uid,
      text === '' ? kind : translate('publishing.quoted', { kind, words: text }),
    ] as const
  })
}
