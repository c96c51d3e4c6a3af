import { isBlock } from '@prospectus/content/schema/blocks/all-blocks'
import type { Notes } from '@prospectus/content/schema/blocks/notes'
import type {
  Inline,
  RichText,
  RichTextBlock,
} from '@prospectus/content/schema/rich-text/rich-text'
import { createContext, useContext } from 'react'

/** A text's footnotes, and its references to them. */
export interface TextNotes {
  readonly uid: string
  /** Numbers of the notes that the text refers to. */
  readonly referencedNumbers: ReadonlySet<number>
  /** Note numbers by the superscripts that refer to them. */
  readonly numberOf: ReadonlyMap<Inline, number>
  /** First references, to which the notes link back. */
  readonly firstReferences: ReadonlySet<Inline>
}

const NO_NOTES: TextNotes = {
  uid: '',
  referencedNumbers: new Set(),
  numberOf: new Map(),
  firstReferences: new Set(),
}

const TextNotesContext = createContext(NO_NOTES)
export const TextNotesProvider = TextNotesContext.Provider
export const useTextNotes = () => useContext(TextNotesContext)

/** Ids of a note, and of the first reference to it, to which it links back. */
export function noteIds(
  uid: string,
  number: number,
): { readonly note: string; readonly reference: string } {
  const safeUid = uid.replace(/[^\w-]/g, '')
  return { note: `note-${safeUid}-${number}`, reference: `note-${safeUid}-${number}-in-text` }
}

/** Finds the notes that a text's superscript numbers refer to, in its first block of notes. */
export function notesOf(text: RichText): TextNotes {
  const block = text.find((node) => node.type === 'block' && isNotes(node))
  if (block === undefined || !isNotes(block)) return NO_NOTES
  const { uid, notes } = block.block
  const numberOf = new Map<Inline, number>()
  const firstReferences = new Set<Inline>()
  const referencedNumbers = new Set<number>()
  for (const inline of inlinesOf(text)) {
    const number = referencedNumber(inline)
    if (number === undefined || number < 1 || number > notes.length) continue
    numberOf.set(inline, number)
    if (!referencedNumbers.has(number)) firstReferences.add(inline)
    referencedNumbers.add(number)
  }
  return { uid, referencedNumbers, numberOf, firstReferences }
}

function isNotes(node: RichTextBlock): node is { readonly type: 'block'; readonly block: Notes } {
  return node.type === 'block' && isBlock(node.block) && node.block.component === 'notes'
}

function referencedNumber(inline: Inline): number | undefined {
  if (inline.type !== 'text' || !/^\d{1,3}$/.test(inline.text)) return undefined
  return inline.marks.some(({ type }) => type === 'superscript') ? Number(inline.text) : undefined
}

/** The inline content of a text in its order, also of its lists, tables and quotations. */
export function inlinesOf(text: RichText): readonly Inline[] {
  return text.flatMap((node) => {
    switch (node.type) {
      case 'paragraph':
      case 'heading':
        return node.content
      case 'blockquote':
        return inlinesOf(node.content)
      case 'bullet_list':
      case 'ordered_list':
        return node.items.flatMap(({ content }) => inlinesOf(content))
      case 'table':
        return [...node.head, ...node.body].flat().flatMap(({ content }) => inlinesOf(content))
      default:
        return []
    }
  })
}
