import type { RichText, RichTextBlock } from '@prospectus/content/schema/rich-text/rich-text'
import { secondsOf } from '../playback/clock.ts'

/** A part of a transcript, and where in the recording it begins. */
export interface Passage {
  /** Seconds; undefined when the editor gave no time. */
  readonly at: number | undefined
  readonly content: RichText
}

/** A transcript in passages: a new one begins with every paragraph that begins with a time. */
export function passagesOf(transcript: RichText): readonly Passage[] {
  const passages: { at: number | undefined; content: RichTextBlock[] }[] = []
  for (const node of transcript) {
    const { at, node: said } = withoutTime(node)
    const last = passages.at(-1)
    // A paragraph without a time belongs to the passage before it.
    if (last === undefined || at !== undefined) passages.push({ at, content: [said] })
    else last.content.push(said)
  }
  return passages
}

/** `[1:05] …`, `(1:05) …` or `1:05 …` */
const TIME = /^\s*(?:\[([\d:]+)\]|\(([\d:]+)\)|([\d:]+)(?=\s))\s*/

function withoutTime(node: RichTextBlock): Pick<Passage, 'at'> & { readonly node: RichTextBlock } {
  const first = node.type === 'paragraph' ? node.content[0] : undefined
  if (node.type !== 'paragraph' || first?.type !== 'text') return { at: undefined, node }
  const [stamp = '', square, round, bare] = TIME.exec(first.text) ?? []
  const at = secondsOf(square ?? round ?? bare ?? '')
  if (at === undefined) return { at, node }
  const rest = { ...first, text: first.text.slice(stamp.length) }
  const content = [...(rest.text === '' ? [] : [rest]), ...node.content.slice(1)]
  return { at, node: { ...node, content } }
}
