import { allBlocks, type BlockType, blockTypes } from '@prospectus/content/schema/blocks/all-blocks'
import { allExamples } from '@prospectus/content/schema/blocks/all-examples'
import type { BlockSchema } from '@prospectus/content/schema/blocks/block'
import { type Theme, theme as themeField } from '@prospectus/content/schema/blocks/block-settings'
import type { Examples } from '@prospectus/content/schema/blocks/examples'

export interface Specimen {
  readonly blockType: BlockType
  /** The example's name, such as `usual`. */
  readonly name: string
  /** Undefined for a block without themes, or for the example's own theme. */
  readonly theme: Theme | undefined
  /** As an editor would store it; each `_uid` is unique on the page. */
  readonly raw: Readonly<Record<string, unknown>>
}

/** Themes in the editor's order. */
export const themes = (themeField.definition.options ?? []).map(({ value }) => value) as Theme[]

export function isTheme(value: string | null): value is Theme {
  return themes.some((theme) => theme === value)
}

export function schemaOf(blockType: BlockType): BlockSchema {
  return allBlocks[blockType]
}

/** The usual example of each block, in the example's own theme. */
export function defaultSpecimens(): readonly Specimen[] {
  return blockTypes.map((blockType) =>
    specimen(blockType, ['usual', allExamples[blockType].usual], undefined),
  )
}

/** All examples of a block, in every theme of `shownThemes` if it has themes. */
export function specimensOf(
  blockType: BlockType,
  shownThemes: readonly Theme[],
): readonly Specimen[] {
  const inThemes = 'theme' in schemaOf(blockType).fields ? shownThemes : [undefined]
  const examples: Examples = allExamples[blockType]
  return Object.entries(examples).flatMap((example) =>
    inThemes.map((theme) => specimen(blockType, example, theme)),
  )
}

function specimen(
  blockType: BlockType,
  [name, raw]: readonly [string, Readonly<Record<string, unknown>>],
  theme: Theme | undefined,
): Specimen {
  const suffix = `${blockType}-${name}-${theme ?? 'own'}`.replace(/\W+/g, '-')
  const content = withUniqueUids(raw, suffix) as Record<string, unknown>
  return {
    blockType,
    name,
    theme,
    raw: theme === undefined ? content : { ...content, theme },
  }
}

/** Element ids are made from `_uid`, which is unique in a story, but here a block is shown several times. */
function withUniqueUids(value: unknown, suffix: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withUniqueUids(item, suffix))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '_uid' ? `${part}-${suffix}` : withUniqueUids(part, suffix),
    ]),
  )
}
