import { join, resolve } from 'node:path'
import type { Choice } from '@prospectus/protocol/management/definition'
import { DEFAULT_BRAND, readBrand } from '@prospectus/server/brand'
import type { BlockSchema } from './blocks/block.ts'
import type { Examples } from './blocks/examples.ts'
import type { Fields } from './fields/field.ts'
import type { RootSchema } from './stories/root-schema.ts'

/** Additions of a brand's package to the content model: the export `extension` of its `schema`. */
export interface SchemaExtension {
  /** By component name; their types are declared into `BlockSchemas`. */
  readonly blocks: Readonly<Record<string, BlockSchema>>
  /** Examples of these blocks, and of blocks of the product that show additions of this package. */
  readonly examples: Readonly<Record<string, Examples>>
  /** Kinds of story by root component; their types are declared into `RootSchemas`. */
  readonly roots: Readonly<Record<string, RootSchema>>
  /** Additional fields of pages; their types are declared into `PageFields`. */
  readonly pageFields: Fields
  /** Choices of the field `graphic` in pages and blocks. */
  readonly drawings: readonly Choice[]
  /** Translations of these additions, by language. */
  readonly messages: ReadonlyMap<string, SchemaMessages>
}

/**
 * Translations of schemas by component: `component` is its name, `field` a label, then there are
 * `field.help` and `field=choice`. Components share the group `*`.
 */
export type SchemaMessages = Readonly<Record<string, Readonly<Record<string, string>>>>

const PROJECT = join(import.meta.dirname, '..', '..', '..', '..')

/**
 * The extensions of the chosen brand, loaded dynamically when a program runs from source. A build replaces
 * this module by static imports (`tools/brand/brand-modules.ts`).
 */
export const extensions: readonly SchemaExtension[] = await Promise.all(
  readBrand(resolve(PROJECT, process.env.BRAND || DEFAULT_BRAND)).extensions.map(
    async (name) => (await import(`${name}/schema`)).extension as SchemaExtension,
  ),
)
