import { allBlocks, type BlockType, blockTypes } from '@prospectus/content/schema/blocks/all-blocks'
import { allExamples } from '@prospectus/content/schema/blocks/all-examples'
import type { BlockSchema } from '@prospectus/content/schema/blocks/block'
import { type Theme, theme } from '@prospectus/content/schema/blocks/block-settings'
import type { Examples } from '@prospectus/content/schema/blocks/examples'

/** One example of a block, as it is shown once. */
export interface Specimen {
  readonly blockType: BlockType
  /** Of the example, such as `usual`. */
  readonly name: string
  /** The theme that it is shown in: none for a block without themes, or in the example's own. */
  readonly colourTheme: Theme | undefined
  /** As an editor would store it; no `_uid` of it stands in another specimen of the page. */
  readonly raw: Readonly<Record<string, unknown>>
}

/** Every theme, in the order in which editors are offered them. */
export const colourThemes = (theme.definition.options ?? []).map(({ value }) => value) as Theme[]

export function isColourTheme(value: string | null): value is Theme {
  return colourThemes.some((colourTheme) => colourTheme === value)
}

export function schemaOf(blockType: BlockType): BlockSchema {
  return allBlocks[blockType]
}

export function isBlockType(name: string): name is BlockType {
  return Object.hasOwn(allBlocks, name)
}

/** The usual example of each block, as it is stored. */
export function usualSpecimens(): readonly Specimen[] {
  return blockTypes.map((blockType) =>
    specimen(blockType, ['usual', allExamples[blockType].usual], undefined),
  )
}

/** All examples of a block, each in every theme of `shown`; once where it has no themes. */
export function specimensOf(blockType: BlockType, shown: readonly Theme[]): readonly Specimen[] {
  const themes = 'theme' in schemaOf(blockType).fields ? shown : [undefined]
  const examples: Examples = allExamples[blockType]
  return Object.entries(examples).flatMap((example) =>
    themes.map((colourTheme) => specimen(blockType, example, colourTheme)),
  )
}

function specimen(
  blockType: BlockType,
  [name, raw]: readonly [string, Readonly<Record<string, unknown>>],
  colourTheme: Theme | undefined,
): Specimen {
  const suffix = `${blockType}-${name}-${colourTheme ?? 'own'}`.replace(/\W+/g, '-')
  const own = withOwnUids(raw, suffix) as Record<string, unknown>
  return {
    blockType,
    name,
    colourTheme,
    raw: colourTheme === undefined ? own : { ...own, theme: colourTheme },
  }
}

/** Ids in HTML are made from `_uid`, which is unique in a story: here the same block stands four times. */
function withOwnUids(value: unknown, suffix: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withOwnUids(item, suffix))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '_uid' ? `${part}-${suffix}` : withOwnUids(part, suffix),
    ]),
  )
}
