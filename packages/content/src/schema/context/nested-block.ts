/** A block, part or value that is not shown, and the reason. Logged in production, shown in preview (DATA-4). */
export interface Issue {
  /** Component name; `unknown` if none is stored. */
  readonly component: string
  readonly uid: string
  /** A sentence that says what is wrong and, for a stored value, what was found. */
  readonly reason: string
  /** Set if the next render may succeed, because the content did not cause it; this render is not cached. */
  readonly isTransient?: true
  /** Set if only a part (a card, a logo) or the value of a field was left out. */
  readonly only?: 'part' | 'field'
}

export interface BlockIdentity<Type extends string = string> {
  readonly kind: 'block'
  readonly component: Type
  /** Stored `_uid`, or derived from the block's position. */
  readonly uid: string
  /** `_editable` comment of draft content. */
  readonly editableComment: string | undefined
  /** Parts and values that were left out (DATA-4). */
  readonly dropped: readonly Issue[]
}

export interface FaultyBlock extends Issue {
  readonly kind: 'faulty'
  readonly dropped: readonly Issue[]
}

/** A block of any type, or the issue in its place; `isBlock` tells them apart. */
export type BlockOrIssue = BlockIdentity | FaultyBlock
