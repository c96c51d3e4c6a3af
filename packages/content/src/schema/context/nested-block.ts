/** A block or part that is not shown, with the reason. Logged in production, shown in preview (DATA-4). */
export interface Issue {
  /** The stored component name, or a description of what was found in its place. */
  readonly component: string
  readonly uid: string
  /** One sentence: what is wrong, and what is expected. */
  readonly reason: string
  /** Temporary, not caused by the content: the next render may succeed, so this one is not cached. */
  readonly passing?: true
  /** Set when less than the whole block was left out: a part (a card, a logo) or the value of a field. */
  readonly only?: 'part' | 'field'
}

/** Properties of every block besides its fields. */
export interface BlockIdentity<Type extends string = string> {
  readonly kind: 'block'
  readonly component: Type
  /** `_uid` as stored, or a stable substitute made from the block's position. */
  readonly uid: string
  /** The `_editable` comment of draft content; undefined in published content. */
  readonly editableComment: string | undefined
  /** Parts and values that were left out (DATA-4). */
  readonly dropped: readonly Issue[]
}

/** Takes the place of a block that cannot be read. */
export interface FaultyBlock extends Issue {
  readonly kind: 'faulty'
  /** Its unusable parts and values. */
  readonly dropped: readonly Issue[]
}

/** A nested block of unknown type; `isBlock` narrows it. */
export type BlockOrIssue = BlockIdentity | FaultyBlock
