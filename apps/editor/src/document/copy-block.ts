import { type Block, isObject, type Json, type JsonObject } from './json.ts'

/** The same block, and all that is inside it, under ids of their own. */
export function copyBlock(block: Block, newUid: () => string): Block {
  // Safe, since the copy has the same members as the block.
  return copied(block, newUid) as Block
}

function copied(value: Json, newUid: () => string): Json {
  if (Array.isArray(value)) return value.map((item) => copied(item, newUid))
  if (!isObject(value)) return value
  const copy: JsonObject = Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, copied(held, newUid)]),
  )
  return '_uid' in value ? { ...copy, _uid: newUid() } : copy
}
