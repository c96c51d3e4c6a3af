export interface BlockNames {
  /** In content, file names, classes and addresses: `pricing-table`. */
  readonly blockType: string
  /** Constant of the block's schema: `pricingTable`. */
  readonly schemaName: string
  /** TypeScript type of the block: `PricingTable`. */
  readonly typeName: string
  /** In the editor: `Pricing table`. */
  readonly label: string
}

/** Reserved words of the language; the schema of a block with such a name gets the suffix `Block`. */
const RESERVED_WORDS = new Set(
  'break case catch class const continue default delete do else enum export false finally for function if import in let new null package return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)

/** The names of a block in code and in the editor. */
export function namesOf(blockType: string): BlockNames {
  const camel = blockType.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return {
    blockType,
    schemaName: RESERVED_WORDS.has(camel) ? `${camel}Block` : camel,
    typeName: capitalize(camel),
    label: capitalize(blockType.replaceAll('-', ' ')),
  }
}
