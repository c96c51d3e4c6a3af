import { type Block, isObject, type Json } from './json.ts'

/**
 * Gives every block a unique id; content made elsewhere may miss ids or have some twice. A new id depends on the block's
 * position only, so that everybody who opens the story gets the same ones.
 */
export function repairUids(content: Json): Json {
  return repaired(content, 'content', new Set())
}

/** Returns a draft's content; a story without content gets an empty one of this component. */
export function repairedContent(content: Json, component: string): Block {
  const given = isObject(content) && typeof content.component === 'string' ? content : { component }
  return repairUids(given) as Block
}

function repaired(value: Json, path: string, used: Set<string>): Json {
  if (Array.isArray(value)) return mapped(value, path, used)
  if (!isObject(value)) return value
  const uid = typeof value.component === 'string' ? ownUid(value._uid, path, used) : undefined
  let result = uid === undefined || uid === value._uid ? value : { ...value, _uid: uid }
  for (const [name, held] of Object.entries(value)) {
    const fixed = repaired(held, `${path}.${name}`, used)
    if (fixed !== held) result = { ...result, [name]: fixed }
  }
  return result
}

function mapped(list: readonly Json[], path: string, used: Set<string>): Json {
  const fixed = list.map((item, at) => repaired(item, `${path}.${at}`, used))
  return fixed.some((item, at) => item !== list[at]) ? fixed : list
}

function ownUid(given: Json | undefined, path: string, used: Set<string>): string {
  let uid = typeof given === 'string' ? given : ''
  for (let attempt = 0; uid === '' || used.has(uid); attempt += 1) {
    uid = `${hashOf(`${path}#${attempt}`)}-repaired`
  }
  used.add(uid)
  return uid
}

/** FNV-1a, twice from different starting values for a longer hash. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x01234567].map((seed) => fnv(text, seed)).join('')
}

function fnv(text: string, seed: number): string {
  let hash = seed
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
