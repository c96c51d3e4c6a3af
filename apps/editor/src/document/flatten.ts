import { type Block, isBlockList, type Json } from './json.ts'

/** Key of a story's content among its blocks, whatever its id. */
export const ROOT = ''

export interface FlatBlock {
  readonly key: string
  /** Names of its members, in order. */
  readonly names: readonly string[]
  readonly values: ReadonlyMap<string, Json>
  /** Keys of the blocks in each field that holds blocks. */
  readonly lists: ReadonlyMap<string, readonly string[]>
  /** Undefined for the content itself. */
  readonly position: FlatPosition | undefined
}

export interface FlatPosition {
  readonly parent: string
  readonly field: string
}

export type Flat = ReadonlyMap<string, FlatBlock>

/** True for a field that is compared as a whole: it holds blocks in one version and something else in another. */
export type IsWhole = (key: string, field: string) => boolean

export function flatten(content: Block, isWhole: IsWhole): Flat {
  const blocks = new Map<string, FlatBlock>()
  const add = (block: Block, key: string, position: FlatPosition | undefined) => {
    const values = new Map<string, Json>()
    const lists = new Map<string, readonly string[]>()
    blocks.set(key, { key, names: Object.keys(block), values, lists, position })
    for (const [field, value] of Object.entries(block)) {
      if (!isBlockList(value) || isWhole(key, field)) values.set(field, value)
      else {
        lists.set(
          field,
          value.map(({ _uid }) => _uid),
        )
        for (const child of value) add(child, child._uid, { parent: key, field })
      }
    }
  }
  add(content, ROOT, undefined)
  return blocks
}

/** Finds fields that hold blocks in some versions, and in others a value that is neither blocks nor empty. */
export function wholeFields(versions: readonly Block[]): IsWhole {
  const flat = versions.map((version) => flatten(version, () => false))
  return (key, field) => {
    const blocks = flat.map((version) => version.get(key))
    const hasBlocks = blocks.some((block) => block?.lists.has(field))
    return hasBlocks && blocks.some((block) => !isEmptyValue(block?.values.get(field)))
  }
}

function isEmptyValue(value: Json | undefined): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}
