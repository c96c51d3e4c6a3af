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
  /** For each of these blocks, and in place of the product's own where they show this package's additions. */
  readonly examples: Readonly<Record<string, Examples>>
  /** Kinds of story by root component; their types are declared into `RootSchemas`. */
  readonly roots: Readonly<Record<string, RootSchema>>
  /** Additional fields of pages; their types are declared into `PageFields`. */
  readonly pageFields: Fields
  /** The drawings that a page's and a block's `graphic` offers. */
  readonly drawings: readonly Choice[]
  /** Translations of what it adds, by language. */
  readonly messages: ReadonlyMap<string, SchemaMessages>
}

/**
 * Translations of schemas: by component, then by `component` for its name,
 * `field` for a label, `field.help` and `field=choice`. The group `*` has what several components share.
 */
export type SchemaMessages = Readonly<Record<string, Readonly<Record<string, string>>>>

const PROJECT = join(import.meta.dirname, '..', '..', '..', '..')

/**
 * The extensions of the chosen brand. Read where a program runs from its sources; a build
 * has static imports in the place of this module (`tools/brand/brand-modules.ts`).
 */
export const extensions: readonly SchemaExtension[] = await Promise.all(
  readBrand(resolve(PROJECT, process.env.BRAND || DEFAULT_BRAND)).extensions.map(
    async (name) => (await import(`${name}/schema`)).extension as SchemaExtension,
  ),
)
