import type { Choice } from '@prospectus/protocol/management/definition'
import { currentBrand } from '@prospectus/server/brand'
import type { BlockSchema } from './blocks/block.ts'
import type { Examples } from './blocks/examples.ts'
import type { Fields } from './fields/field.ts'
import type { RootSchema } from './stories/root-schema.ts'

/** Additions of a brand's package to the content model: `extension`, exported from its `schema`. */
export interface SchemaExtension {
  /** Blocks by component name; their types are merged into `BlockSchemas`. */
  readonly blocks: Readonly<Record<string, BlockSchema>>
  /** Examples of these blocks, and of the product's own blocks with additions of this package. */
  readonly examples: Readonly<Record<string, Examples>>
  /** Kinds of story by root component; their types are merged into `RootSchemas`. */
  readonly roots: Readonly<Record<string, RootSchema>>
  /** Fields of a page; their types are merged into `PageFields`. */
  readonly pageFields: Fields
  readonly drawings: readonly Choice[]
  /** Screens of the brand's product, whose window can frame a chart. */
  readonly screens: readonly Choice[]
  /** Translations of the texts of schemas, by language. */
  readonly messages: ReadonlyMap<string, SchemaMessages>
}

/**
 * Translated texts by component name, or `*` for all components, then by key: `component` for its label, a field's name
 * for the field's label, `field.help` for its help, and `field=choice` for a choice.
 */
export type SchemaMessages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The brand's extensions; in a build, static imports (`tools/brand/brand-modules.ts`). */
export const extensions: readonly SchemaExtension[] = await Promise.all(
  currentBrand().extensions.map(
    async (name) => (await import(`${name}/schema`)).extension as SchemaExtension,
  ),
)
