import { type BlockPosition, everyBlock, pathTo } from './blocks.ts'
import type { History } from './history.ts'
import { type Draft, isBlockList, isObject, type Json, type JsonObject, sameJson } from './json.ts'
import { isPlugin, isRichText } from './merge-value.ts'

/** A text or block of mine that a colleague has since replaced or deleted. */
export interface ReplacedPart {
  readonly uid: string
  /** Undefined when the whole block was deleted. */
  readonly field?: string
  readonly mine: Json | undefined
  readonly position?: BlockPosition | undefined
}

interface OwnChange {
  readonly uid: string
  readonly field: string
  readonly before: Json | undefined
  readonly after: Json | undefined
}

/** Finds changes in my history that a colleague's save has replaced; that save turned the draft `was` into `now`. */
export function replacedTexts(history: History, was: Draft, now: Draft): readonly ReplacedPart[] {
  const [before, after] = [blocksOf(was), blocksOf(now)]
  const replaced = new Map<string, ReplacedPart>()
  for (const change of ownChanges(history)) {
    const { uid, field } = change
    const [mine, theirs] = [before.get(uid), after.get(uid)]
    if (mine === undefined) continue
    if (theirs === undefined) {
      const top = pathTo(was.content, uid)?.find(({ block }) => !after.has(block._uid))
      if (top === undefined) continue
      const { block, position } = top
      replaced.set(block._uid, { uid: block._uid, mine: block, position })
    } else if (isReplaced(change, mine[field], theirs[field])) {
      replaced.set(`${uid} ${field}`, { uid, field, mine: mine[field] })
    }
  }
  return [...replaced.values()]
}

export function isRestored({ uid, field, mine }: ReplacedPart, draft: Draft): boolean {
  const block = blocksOf(draft).get(uid)
  return block !== undefined && (field === undefined || sameJson(block[field], mine))
}

/** Joins a replaced text with the present one, so that restoring it keeps the colleague's; undefined for non-texts. */
export function bothTexts(mine: Json | undefined, now: Json | undefined): Json | undefined {
  if (typeof mine === 'string' && typeof now === 'string') {
    return /\s/.test(mine) && /\s/.test(now)
      ? `${now}${now.includes('\n') ? '\n' : ' '}${mine}`
      : undefined
  }
  if (!isRichText(mine) || !isRichText(now)) return undefined
  const present = paragraphs(now)
  const lost = mine.content.filter((node) => !present.has(JSON.stringify(node)))
  return { ...now, content: [...now.content, ...lost] }
}

/** Every block by its id, and the story's name and tags under ''. */
function blocksOf({ name, tag_list, content }: Draft): ReadonlyMap<string, JsonObject> {
  const blocks = [...everyBlock(content)].map((block) => [block._uid, block] as const)
  return new Map<string, JsonObject>([['', { name, tag_list }], ...blocks])
}

function ownChanges({ done }: History): Iterable<OwnChange> {
  const changes = new Map<string, OwnChange>()
  for (const step of done) {
    const before = blocksOf(step.before)
    for (const [uid, block] of blocksOf(step.after)) {
      const old = before.get(uid)
      if (old === block) continue
      for (const field of new Set([...Object.keys(old ?? {}), ...Object.keys(block)])) {
        const [one, other] = [old?.[field], block[field]]
        if (sameJson(one, other) || isBlockList(one) || isBlockList(other)) continue
        const key = `${uid} ${field}`
        const first = changes.get(key) ?? { before: one }
        changes.set(key, { uid, field, before: first.before, after: other })
      }
    }
  }
  return changes.values()
}

/** Compares a rich text by paragraphs, fields for search engines one by one, anything else as a whole. */
function isReplaced(
  { before, after }: Pick<OwnChange, 'before' | 'after'>,
  was: Value,
  now: Value,
) {
  if (sameJson(was, now)) return false
  if (isRichText(after) && isRichText(was) && isRichText(now)) {
    const [old, saved, remaining] = [paragraphs(before), paragraphs(was), paragraphs(now)]
    const own = [...paragraphs(after)].filter((each) => !old.has(each) && saved.has(each))
    return own.some((each) => !remaining.has(each) && !keepsNewWords(each, old, remaining))
  }
  if (isPlugin(after) && isPlugin(was) && isPlugin(now)) {
    const old = isObject(before) ? before : {}
    return Object.keys(after).some((name): boolean =>
      isReplaced({ before: old[name], after: after[name] }, was[name], now[name]),
    )
  }
  if (!sameJson(after, was) || sameJson(before, after)) return false
  return ![before, after, now].every(isString) || !keepsNewWords(after, [before], [now])
}

type Value = Json | undefined

const isString = (value: Value) => typeof value === 'string'

/** Returns true when one of the present texts has all new words of a text, and differs only around them. */
function keepsNewWords(text: Value, before: Iterable<Value>, now: Iterable<Value>): boolean {
  const known = new Set([...before].flatMap(wordsIn))
  const words = wordsIn(text)
  const fresh = words.filter((word) => !known.has(word))
  const own = fresh.length > 0 ? fresh : words
  return own.length > 0 && [...now].some((each) => isSubset(own, new Set(wordsIn(each))))
}

function isSubset(words: readonly string[], all: ReadonlySet<string>): boolean {
  return words.every((word) => all.has(word))
}

/** Splits a text, or a paragraph's JSON, into words. */
function wordsIn(text: Value): readonly string[] {
  if (typeof text !== 'string') return []
  const node = /"text":"((?:[^"\\]|\\.)*)"/g
  const texts = text.startsWith('{"')
    ? [...text.matchAll(node)].map(([, words = '']) => words)
    : [text]
  return texts.flatMap((words) => words.split(/\s+/)).filter(Boolean)
}

function paragraphs(value: Value): ReadonlySet<string> {
  return new Set(isRichText(value) ? value.content.map((node) => JSON.stringify(node)) : [])
}
