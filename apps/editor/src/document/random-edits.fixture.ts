import fc from 'fast-check'
import { copyBlock, everyBlock, insertBlock, moveBlock, removeBlock, setField } from './blocks.ts'
import type { Block, Draft, Json } from './json.ts'

/** One edit of a draft. Any `block` and `target` is valid: both count modulo the number of blocks or fields. */
export interface RandomEdit {
  readonly kind: 'set' | 'unset' | 'write' | 'insert' | 'duplicate' | 'move' | 'delete'
  /** Chooses the block to edit. */
  readonly block: number
  /** Chooses the field that is set, or the parent of an inserted or moved block. */
  readonly target: number
  /** Index of the block in its new parent, or of the paragraph that is written. */
  readonly index: number
}

export const randomEdit: fc.Arbitrary<RandomEdit> = fc.record({
  kind: fc.constantFrom('set', 'set', 'unset', 'write', 'insert', 'duplicate', 'move', 'delete'),
  block: fc.nat(40),
  target: fc.nat(40),
  index: fc.nat(4),
})

/** Returns a function that makes texts, none of them twice, so that a test can find each. */
export function createUniqueTexts(prefix: string): () => string {
  let last = 0
  return () => {
    last += 1
    return `${prefix}${last}`
  }
}

export function createSampleDraft(): Draft {
  const card = (uid: string): Block => ({ _uid: uid, component: 'card', heading: `of ${uid}` })
  const grid = (uid: string): Block => ({
    _uid: uid,
    component: 'grid',
    heading: `of ${uid}`,
    text: richText(`${uid} a`, `${uid} b`, `${uid} c`),
    body: [card(`${uid}-1`), card(`${uid}-2`)],
  })
  return {
    name: 'Page',
    tag_list: [],
    content: { _uid: 'root', component: 'page', body: [grid('g'), grid('h'), card('k')] },
  }
}

const FIELDS = ['heading', 'label', 'theme'] as const

/** Applies an edit to a draft. An impossible edit, such as deleting the content itself, changes nothing. */
export function applyEdit(draft: Draft, edit: RandomEdit, nextText: () => string): Draft {
  return { ...draft, content: applyToContent(draft.content, edit, nextText) }
}

function applyToContent(content: Block, edit: RandomEdit, nextText: () => string): Block {
  const { kind, index } = edit
  const blocks = [...everyBlock(content)]
  const block = blocks[edit.block % blocks.length] ?? content
  const parent = blocks[edit.target % blocks.length]?._uid ?? ''
  const position = { parent, field: 'body', index }
  const field = FIELDS[edit.target % FIELDS.length] ?? 'heading'
  switch (kind) {
    case 'set':
      return setField(content, block._uid, field, nextText())
    case 'unset':
      return setField(content, block._uid, field, undefined)
    case 'write':
      return setField(content, block._uid, 'text', withParagraph(block.text, index, nextText()))
    case 'insert':
      return insertBlock(
        content,
        { _uid: nextText(), component: 'card', heading: nextText() },
        position,
      )
    case 'duplicate':
      return block === content
        ? content
        : insertBlock(content, copyBlock(block, nextText), position)
    case 'move':
      return moveBlock(content, block._uid, position)
    case 'delete':
      return removeBlock(content, block._uid)
  }
}

function richText(...paragraphs: readonly string[]): Json {
  return { type: 'doc', content: paragraphs.map(paragraph) }
}

function paragraph(text: string): Json {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}

function withParagraph(text: Json | undefined, index: number, words: string): Json {
  const oldNodes = Object(text).content
  const nodes: readonly Json[] = Array.isArray(oldNodes) ? oldNodes : []
  return { type: 'doc', content: nodes.toSpliced(index, 1, paragraph(words)) }
}
