/** A node of the protocol's rich text, as it is stored. */
export interface RawNode {
  readonly type: string
  readonly text?: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly marks?: readonly RawMark[]
  readonly content?: readonly RawNode[]
}

interface RawMark {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
}

/** A rich text document of one paragraph. */
export function paragraphOf(text: string): RawNode {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}
