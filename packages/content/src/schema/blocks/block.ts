import type { Fields, ValuesOf } from '../fields/field.ts'
import type { Fault } from '../fields/read-context.ts'

/** The one schema of a block: type, validation, editor form and component definition come from it (DATA-4). */
export interface BlockSchema<Stem extends string = string, F extends Fields = Fields> {
  /** The component name in content; also file stem, CSS class and gallery address. */
  readonly component: Stem
  /** What editors call it. */
  readonly label: string
  readonly fields: F
}

/** The schema of a block, by its component name. */
export function defineBlock<const Stem extends string, const F extends Fields>(
  component: Stem,
  schema: Omit<BlockSchema<Stem, F>, 'component'>,
): BlockSchema<Stem, F> {
  return { component, ...schema }
}

/** What every block carries besides its fields. */
export interface BlockIdentity<Stem extends string> {
  readonly kind: 'block'
  readonly component: Stem
  /** `_uid` as stored, or a stable stand-in made from the block's place. */
  readonly uid: string
  /** The `_editable` comment of draft content; undefined in published content. */
  readonly editableComment: string | undefined
  /** Parts and values that were left out of it (DATA-4). */
  readonly dropped: readonly Fault[]
}

export type BlockOf<S> =
  S extends BlockSchema<infer Stem, infer F> ? BlockIdentity<Stem> & ValuesOf<F> : never
