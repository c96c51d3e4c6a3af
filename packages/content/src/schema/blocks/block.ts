import type { BlockIdentity } from '../context/nested-block.ts'
import type { Fields, ValuesOf } from '../fields/field.ts'

/** Purposes of blocks in the order of building a page; the editor groups blocks by them. */
export const BLOCK_GROUPS = [
  'openings',
  'text',
  'product',
  'trust',
  'ask',
  'stories',
  'company',
  'background',
] as const
export type BlockGroup = (typeof BLOCK_GROUPS)[number]

/** The one schema of a block: type, validation, editor form and component definition come from it (DATA-4). */
export interface BlockSchema<Type extends string = string, F extends Fields = Fields> {
  /** The component name in content; also file stem, CSS class and gallery address. */
  readonly component: Type
  /** Name in the editor. */
  readonly label: string
  readonly group: BlockGroup
  /**
   * True for a tool: a link to its component name, as in `#lead-form`, leads to the first one on a page,
   * whatever its heading (BLOCK-10).
   */
  readonly isTool?: true
  readonly fields: F
}

/** The schema of a block, by its component name. */
export function defineBlock<const Type extends string, const F extends Fields>(
  component: Type,
  schema: Omit<BlockSchema<Type, F>, 'component'>,
): BlockSchema<Type, F> {
  return { component, ...schema }
}

export type BlockOf<S> =
  S extends BlockSchema<infer Type, infer F> ? BlockIdentity<Type> & ValuesOf<F> : never
