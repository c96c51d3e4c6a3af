import type { BlockIdentity } from '../context/nested-block.ts'
import type { Fields, ValuesOf } from '../fields/field.ts'

/** Purposes by which the editor groups blocks, in the order in which a page is built. */
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

/** Single source of a block's type, validation, editor form and component definition (DATA-4). */
export interface BlockSchema<Type extends string = string, F extends Fields = Fields> {
  /** Component name in content; also the file stem, CSS class and gallery address. */
  readonly component: Type
  readonly label: string
  readonly group: BlockGroup
  /** A link to a tool's component name, such as `#lead-form`, leads to the first one on a page (BLOCK-10). */
  readonly isTool?: true
  readonly fields: F
}

/** Defines the schema of a block. */
export function defineBlock<const Type extends string, const F extends Fields>(
  component: Type,
  schema: Omit<BlockSchema<Type, F>, 'component'>,
): BlockSchema<Type, F> {
  return { component, ...schema }
}

export type BlockOf<S> =
  S extends BlockSchema<infer Type, infer F> ? BlockIdentity<Type> & ValuesOf<F> : never
