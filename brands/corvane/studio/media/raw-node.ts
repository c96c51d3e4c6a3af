/** A node of the protocol's rich text, as it is stored. */
export interface RawNode {
  readonly type: string
  readonly text?: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly marks?: readonly RawMark[]
  readonly content?: readonly RawNode[]
}

export interface RawMark {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
}
