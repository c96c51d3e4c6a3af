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

/** How addresses in Markdown become links and pictures of the catalogue; undefined after a fault. */
export interface MarkdownLinks {
  readonly link: (address: string) => RawMark | undefined
  readonly picture: (address: string, alt: string, title: string) => RawNode | undefined
}
