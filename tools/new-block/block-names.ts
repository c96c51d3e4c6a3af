export interface BlockNames {
  /** In content, file names, classes and addresses: `pricing-table`. */
  readonly blockType: string
  readonly schema: string
  readonly type: string
  /** In the editor: `Pricing table`. */
  readonly label: string
}

/** Block types that are reserved words: their schema gets the suffix `Block`. */
const RESERVED_WORDS = new Set(
  'break case catch class const continue default delete do else enum export false finally for function if import in let new null package return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)

export function namesOf(blockType: string): BlockNames {
  const camel = blockType.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return {
    blockType,
    schema: RESERVED_WORDS.has(camel) ? `${camel}Block` : camel,
    type: capital(camel),
    label: capital(blockType.replaceAll('-', ' ')),
  }
}
