import { type Block, isBlockList, isSameJson, type Json } from './json.ts'

/** Key of the content itself, in place of its `_uid`. */
export const ROOT = ''

export interface FlatBlock {
  readonly key: string
  /** Member names, in order. */
  readonly names: readonly string[]
  /** All members but those in `lists`. */
  readonly values: ReadonlyMap<string, Json>
  /** Keys of the blocks in each field that holds blocks and is not merged as one value. */
  readonly lists: ReadonlyMap<string, readonly string[]>
  /** Undefined for the content itself. */
  readonly position: FlatPosition | undefined
}

export interface FlatPosition {
  readonly parent: string
  readonly field: string
}

/** The content and all blocks inside it, by key. */
export type FlatContent = ReadonlyMap<string, FlatBlock>

/**
 * True for a field that has to be merged as one value, since it holds blocks in one version and a value of another kind
 * in another version.
 */
export type IsAtomicField = (key: string, field: string) => boolean

/** Lists the content and every block inside it by key. Blocks in an atomic field stay part of its value. */
export function flatten(content: Block, isAtomic: IsAtomicField): FlatContent {
  const blocks = new Map<string, FlatBlock>()
  const add = (block: Block, key: string, position: FlatPosition | undefined) => {
    const values = new Map<string, Json>()
    const lists = new Map<string, readonly string[]>()
    blocks.set(key, { key, names: Object.keys(block), values, lists, position })
    for (const [field, value] of Object.entries(block)) {
      if (!isBlockList(value) || isAtomic(key, field)) values.set(field, value)
      else {
        const keys = value.map(({ _uid }) => _uid)
        lists.set(field, keys)
        for (const child of value) add(child, child._uid, { parent: key, field })
      }
    }
  }
  add(content, ROOT, undefined)
  return blocks
}

/** Finds the fields of these versions that have to be merged as one value. */
export function findAtomicFields(versions: readonly Block[]): IsAtomicField {
  const flatVersions = versions.map((version) => flatten(version, () => false))
  return (key, field) => {
    const blocks = flatVersions.map((version) => version.get(key))
    const hasBlocks = blocks.some((block) => block?.lists.has(field))
    return hasBlocks && blocks.some((block) => !isEmptyValue(block?.values.get(field)))
  }
}

function isEmptyValue(value: Json | undefined): boolean {
  return (value ?? '') === '' || isSameJson(value, [])
}
