import { type Block, isObject, type Json } from './json.ts'

/**
 * Gives every block a unique id; imported content may lack or repeat ids. A new id depends only on the block's
 * position, so everybody who opens the story gets the same one.
 */
export function repairUids(content: Json): Json {
  return repairValue(content, 'content', new Set())
}

/** Returns a draft's content with unique ids; a story without content gets an empty block of this component. */
export function contentWithUids(content: Json, component: string): Block {
  const block = isObject(content) && typeof content.component === 'string' ? content : { component }
  return repairUids(block) as Block
}

function repairValue(value: Json, path: string, usedUids: Set<string>): Json {
  if (Array.isArray(value)) return repairList(value, path, usedUids)
  if (!isObject(value)) return value
  const uid =
    typeof value.component === 'string' ? reserveUid(value._uid, path, usedUids) : undefined
  let result = uid === undefined || uid === value._uid ? value : { ...value, _uid: uid }
  for (const [name, member] of Object.entries(value)) {
    const repairedMember = repairValue(member, `${path}.${name}`, usedUids)
    if (repairedMember !== member) result = { ...result, [name]: repairedMember }
  }
  return result
}

function repairList(list: readonly Json[], path: string, usedUids: Set<string>): Json {
  const repairedItems = list.map((item, index) => repairValue(item, `${path}.${index}`, usedUids))
  return repairedItems.some((item, index) => item !== list[index]) ? repairedItems : list
}

/** Returns the stored uid, or a new one if it is missing or in use, and adds it to the used ones. */
function reserveUid(stored: Json | undefined, path: string, usedUids: Set<string>): string {
  let uid = typeof stored === 'string' ? stored : ''
  for (let attempt = 0; uid === '' || usedUids.has(uid); attempt += 1) {
    uid = `${hashOf(`${path}#${attempt}`)}-repaired`
  }
  usedUids.add(uid)
  return uid
}

/** FNV-1a from two seeds, for a longer hash. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x01234567].map((seed) => fnv(text, seed)).join('')
}

function fnv(text: string, seed: number): string {
  let hash = seed
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
