/** Why something is not shown. Logged in production, shown in its place in preview (DATA-4). */
export interface Fault {
  /** The component name as stored, or what was found where it should be. */
  readonly component: string
  readonly uid: string
  /** One sentence: what is wrong, and what is expected. */
  readonly reason: string
  /** Not a fault of the content: the next render may go without it, so this one is not kept. */
  readonly passing?: true
  /** What was left out, where it is less than the block: a part of it (a card, a logo), or a field's value. */
  readonly only?: 'part' | 'field'
}

/** What every block carries besides its fields. */
export interface BlockIdentity<Type extends string = string> {
  readonly kind: 'block'
  readonly component: Type
  /** `_uid` as stored, or a stable stand-in made from the block's place. */
  readonly uid: string
  /** The `_editable` comment of draft content; undefined in published content. */
  readonly editableComment: string | undefined
  /** Parts and values that were left out of it (DATA-4). */
  readonly dropped: readonly Fault[]
}

/** What stands in a block's place when it cannot be read. */
export interface FaultyBlock extends Fault {
  readonly kind: 'faulty'
  /** What of it could not be used. */
  readonly dropped: readonly Fault[]
}

/** A block that was read inside something else, which knows no more of it: `isBlock` says which it is. */
export type BlockOrFault = BlockIdentity | FaultyBlock
