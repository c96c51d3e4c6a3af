import { type BlockPosition, everyBlock, findPath } from './blocks.ts'
import type { History } from './history.ts'
import {
  type Draft,
  isBlockList,
  isSameJson,
  type Json,
  type JsonObject,
  membersOf,
} from './json.ts'
import { isPlugin, isRichText } from './merge-value.ts'

/** A text or block of mine that a colleague has since replaced or deleted. */
export interface ReplacedPart {
  /** '' for the story's name and tags. */
  readonly uid: string
  /** Undefined when the whole block was deleted. */
  readonly field?: string
  /** My value of the field, or the deleted block. */
  readonly mine: Json | undefined
  /** Where the deleted block was. */
  readonly position?: BlockPosition | undefined
}

interface OwnChange {
  readonly uid: string
  readonly field: string
  readonly before: Json | undefined
  readonly after: Json | undefined
}

/** Finds changes in my history that a colleague's save, from `before` to `after`, has replaced. */
export function findReplacedParts(
  history: History,
  before: Draft,
  after: Draft,
): readonly ReplacedPart[] {
  const [blocksBefore, blocksAfter] = [blocksOf(before), blocksOf(after)]
  const replaced = new Map<string, ReplacedPart>()
  for (const change of listOwnChanges(history)) {
    const { uid, field } = change
    const [mine, theirs] = [blocksBefore.get(uid), blocksAfter.get(uid)]
    if (mine === undefined) continue
    if (theirs === undefined) {
      const path = findPath(before.content, uid)
      const topmostDeleted = path?.find(({ block }) => !blocksAfter.has(block._uid))
      if (topmostDeleted === undefined) continue
      const { block, position } = topmostDeleted
      replaced.set(block._uid, { uid: block._uid, mine: block, position })
    } else if (isReplaced(change, mine[field], theirs[field])) {
      replaced.set(`${uid} ${field}`, { uid, field, mine: mine[field] })
    }
  }
  return [...replaced.values()]
}

/** True if the draft has my text again, or the deleted block. */
export function isRestored({ uid, field, mine }: ReplacedPart, draft: Draft): boolean {
  const block = blocksOf(draft).get(uid)
  return block !== undefined && (field === undefined || isSameJson(block[field], mine))
}

/** Appends my replaced text to the colleague's; undefined for single words and other values. */
export function joinTexts(mine: Json | undefined, theirs: Json | undefined): Json | undefined {
  if (typeof mine === 'string' && typeof theirs === 'string') {
    return /\s/.test(mine) && /\s/.test(theirs)
      ? `${theirs}${theirs.includes('\n') ? '\n' : ' '}${mine}`
      : undefined
  }
  if (!isRichText(mine) || !isRichText(theirs)) return undefined
  const theirParagraphs = paragraphsIn(theirs)
  const missingNodes = mine.content.filter((node) => !theirParagraphs.has(JSON.stringify(node)))
  return { ...theirs, content: [...theirs.content, ...missingNodes] }
}

/** Blocks by id, with the story's name and tags under ''. */
function blocksOf({ name, tag_list, content }: Draft): ReadonlyMap<string, JsonObject> {
  const blocks = [...everyBlock(content)].map((block) => [block._uid, block] as const)
  return new Map<string, JsonObject>([['', { name, tag_list }], ...blocks])
}

function listOwnChanges({ undoStack }: History): Iterable<OwnChange> {
  const changes = new Map<string, OwnChange>()
  for (const step of undoStack) {
    const oldBlocks = blocksOf(step.before)
    for (const [uid, block] of blocksOf(step.after)) {
      const oldBlock = oldBlocks.get(uid)
      if (oldBlock === block) continue
      for (const field of new Set([...Object.keys(oldBlock ?? {}), ...Object.keys(block)])) {
        const [oldValue, newValue] = [oldBlock?.[field], block[field]]
        if (isSameJson(oldValue, newValue) || isBlockList(oldValue) || isBlockList(newValue))
          continue
        const key = `${uid} ${field}`
        const firstChange = changes.get(key) ?? { before: oldValue }
        changes.set(key, { uid, field, before: firstChange.before, after: newValue })
      }
    }
  }
  return changes.values()
}

/**
 * True when the colleague's value no longer has my change. In plain text and in paragraphs of rich text, only the words
 * that I added have to remain. Members of a plugin are compared one by one, any other value as a whole.
 */
function isReplaced(
  { before, after }: Pick<OwnChange, 'before' | 'after'>,
  mine: Value,
  theirs: Value,
) {
  if (isSameJson(mine, theirs)) return false
  if (isRichText(after) && isRichText(mine) && isRichText(theirs)) {
    const [oldParagraphs, theirParagraphs] = [paragraphsIn(before), paragraphsIn(theirs)]
    const myParagraphs = paragraphsIn(mine)
    const ownParagraphs = [...paragraphsIn(after)].filter(
      (paragraph) => !oldParagraphs.has(paragraph) && myParagraphs.has(paragraph),
    )
    return ownParagraphs.some(
      (paragraph) =>
        !theirParagraphs.has(paragraph) &&
        !keepsNewWords(paragraph, oldParagraphs, theirParagraphs),
    )
  }
  if (isPlugin(after) && isPlugin(mine) && isPlugin(theirs)) {
    const oldMembers = membersOf(before)
    return Object.keys(after).some((name): boolean =>
      isReplaced({ before: oldMembers[name], after: after[name] }, mine[name], theirs[name]),
    )
  }
  if (!isSameJson(after, mine) || isSameJson(before, after)) return false
  return ![before, after, theirs].every(isString) || !keepsNewWords(after, [before], [theirs])
}

type Value = Json | undefined

const isString = (value: Value) => typeof value === 'string'

/** True when one current text still has all words that the change added; if it added none, all words of `text`. */
function keepsNewWords(text: Value, before: Iterable<Value>, current: Iterable<Value>): boolean {
  const oldWords = new Set([...before].flatMap(wordsIn))
  const words = wordsIn(text)
  const newWords = words.filter((word) => !oldWords.has(word))
  const wordsToKeep = newWords.length > 0 ? newWords : words
  return (
    wordsToKeep.length > 0 &&
    [...current].some((paragraph) => isSubset(wordsToKeep, new Set(wordsIn(paragraph))))
  )
}

function isSubset(words: readonly string[], all: ReadonlySet<string>): boolean {
  return words.every((word) => all.has(word))
}

/** Splits a text, or a paragraph's JSON, into words. */
function wordsIn(text: Value): readonly string[] {
  if (typeof text !== 'string') return []
  const textMember = /"text":"((?:[^"\\]|\\.)*)"/g
  const texts = text.startsWith('{"')
    ? [...text.matchAll(textMember)].map(([, words = '']) => words)
    : [text]
  return texts.flatMap((words) => words.split(/\s+/)).filter(Boolean)
}

/** Returns the top-level nodes of a rich text, each as JSON; none for other values. */
function paragraphsIn(value: Value): ReadonlySet<string> {
  return new Set(isRichText(value) ? value.content.map((node) => JSON.stringify(node)) : [])
}
