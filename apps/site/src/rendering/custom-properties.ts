const DECLARATION = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g
/** Custom properties where they are declared or read, but not timeline names, which look the same. */
const NAME = /(?<=[{;])--[\w-]+(?=:)|(?<=var\()--[\w-]+/g

/** A reference to a custom property, with a comma if it has a fallback. */
const REFERENCE = /(?<=var\()--[\w-]+(?:\s*,)?/g
const nameOf = (reference: string) => reference.replace(/\s*,/, '')

/** Declarations of `:root`, in their braces. */
const ROOT_BODY = /(?<=(?:@layer \w+\{|\}):root)\{[^{}]*\}/g

/** An emptied rule. At-rules do not match, since an empty layer keeps its place in the order of layers. */
const EMPTY_RULE = /(?<=[{}])[^{}@]+\{\}/g

/** Other code of the page that may use a custom property. */
interface OtherUsers {
  /** True if a script may set or read the property. */
  readonly mayScriptUse: (name: string) => boolean
  /** Rules that scripts add. */
  readonly scriptSheets: string
  /** Rules of the linked sheet; that sheet has its own tokens. */
  readonly linkedSheet: string
}

/** How code outside the given sheets uses a custom property. */
interface ExternalUse {
  /** True if another sheet or a script may read or set the property. */
  readonly isUsedElsewhere: (name: string) => boolean
  /** True if a reader without tokens of its own may read the property. */
  readonly needsToken: (name: string) => boolean
  readonly isSetElsewhere: (name: string) => boolean
}

/**
 * Drops unread custom properties, inlines page-wide constants and shortens names. `tokens` contains only declarations
 * of properties.
 */
export function minimiseProperties(
  tokens: string,
  rules: string,
  { mayScriptUse, scriptSheets, linkedSheet }: OtherUsers,
): string {
  const namesInScriptSheets = new Set(scriptSheets.match(NAME))
  const namesInOtherSheets = new Set((linkedSheet + scriptSheets).match(NAME))
  const declaredElsewhere = new Set(declaredIn(linkedSheet + scriptSheets))
  const uses: ExternalUse = {
    isUsedElsewhere: (name) => namesInOtherSheets.has(name) || mayScriptUse(name),
    needsToken: (name) => namesInScriptSheets.has(name) || mayScriptUse(name),
    isSetElsewhere: (name) => declaredElsewhere.has(name) || mayScriptUse(name),
  }
  const css = inlineConstants(tokens, rules, uses).join('').replace(EMPTY_RULE, '')
  return withShortNames(css, uses)
}

/** The declarations of the tokens that the rules of a linked sheet read. */
export function usedTokens(tokens: string, rules: string): string {
  const uses = {
    isUsedElsewhere: () => true,
    needsToken: () => false,
    isSetElsewhere: () => true,
  }
  return inlineConstants(tokens, rules, uses)[0]
}

const declaredIn = (css: string) => Array.from(css.matchAll(DECLARATION), ([, name = '']) => name)

/** A declaration of a custom property. */
interface Declaration {
  readonly name: string
  readonly value: string
  /** True if code outside these sheets may read it, so that it stays. */
  readonly isRequired: boolean
}

/** Returns both parts without unread declarations, and with the values of constants where they were read. */
function inlineConstants(
  tokens: string,
  rules: string,
  uses: ExternalUse,
): readonly [tokens: string, rules: string] {
  const declarations = [
    ...declarationsIn(tokens, uses.needsToken),
    ...declarationsIn(rules, uses.isUsedElsewhere),
  ]
  const css = tokens + rules
  const rootNames = new Set(css.match(ROOT_BODY)?.flatMap(declaredIn))
  const mayInline = (name: string) => rootNames.has(name) && !uses.isSetElsewhere(name)
  const references = css.replace(DECLARATION, '').match(REFERENCE) ?? []
  const { remaining, constants } = resolveConstants(declarations, references, mayInline)
  const nextDeclarations = remaining.values()
  const write = (part: string) =>
    inline(
      part.replace(DECLARATION, (text, name: string) => {
        const declaration = nextDeclarations.next().value
        return declaration ? `${name}:${declaration.value}${text.endsWith(';') ? ';' : ''}` : ''
      }),
      constants,
    )
  return [write(tokens), write(rules)]
}

interface ResolvedDeclarations {
  /** In the order given; undefined where a declaration is dropped. */
  readonly remaining: readonly (Declaration | undefined)[]
  readonly constants: ReadonlyMap<string, string>
}

/**
 * Drops unread declarations and inlines constants. Repeats this until nothing changes, because dropping one declaration
 * can leave another unread or make it constant.
 */
function resolveConstants(
  declarations: ResolvedDeclarations['remaining'],
  references: readonly string[],
  mayInline: (name: string) => boolean,
  knownConstants: ResolvedDeclarations['constants'] = new Map(),
): ResolvedDeclarations {
  const present = declarations.filter((declaration) => declaration !== undefined)
  const allReferences = [
    ...references,
    ...present.flatMap(({ value }) => value.match(REFERENCE) ?? []),
  ]
  const readNames = new Set(allReferences.map(nameOf))
  const namesWithFallback = new Set(
    allReferences.filter((reference) => reference.endsWith(',')).map(nameOf),
  )
  const constants = new Map(
    declaredOnce(present)
      .filter(({ name }) => mayInline(name) && !namesWithFallback.has(name))
      .map(({ name, value }) => [name, withoutCommaSpaces(value.trim())] as const)
      .filter(([, value]) => isLiteral(value)),
  )
  const remaining = declarations.map((declaration) => {
    if (declaration === undefined) return undefined
    const { name, value, isRequired } = declaration
    const isRead = readNames.has(name) && !constants.has(name)
    if (!isRead && !isRequired) return undefined
    const inlined = inline(value, constants)
    return inlined === value ? declaration : { ...declaration, value: inlined }
  })
  const allConstants = new Map([...knownConstants, ...constants])
  const isComplete = remaining.every((declaration, at) => declaration === declarations[at])
  return isComplete
    ? { remaining, constants: allConstants }
    : resolveConstants(remaining, references, mayInline, allConstants)
}

/** Declarations of the names that are declared once. */
function declaredOnce(declarations: readonly Declaration[]): readonly Declaration[] {
  const byName = Map.groupBy(declarations, ({ name }) => name)
  return [...byName.values()].flatMap((same) => (same.length === 1 ? same : []))
}

const declarationsIn = (css: string, isRequired: (name: string) => boolean): Declaration[] =>
  Array.from(css.matchAll(DECLARATION), ([, name = '', value = '']) => ({
    name,
    value,
    isRequired: isRequired(name),
  }))

const inline = (css: string, constants: ResolvedDeclarations['constants']) =>
  css.replace(/var\((--[\w-]+)\)/g, (reference, name: string) => constants.get(name) ?? reference)

/** Removes the spaces that the minifier leaves after commas in custom properties. */
const withoutCommaSpaces = (value: string) =>
  value.replace(/"[^"]*"|'[^']*'|(?<=,) +/g, (found) => (found.trim() === '' ? '' : found))

/** False for a value that reads another property, since its result may differ in descendants. */
const isLiteral = (value: string) => value !== '' && !value.includes('var(')

function withShortNames(css: string, { isUsedElsewhere }: ExternalUse): string {
  const names = [...new Set(css.match(NAME))].filter((name) => !isUsedElsewhere(name))
  const shortNames = new Map(names.map((name, at) => [name, `--${shortName(at)}`]))
  return css.replace(NAME, (name) => shortNames.get(name) ?? name)
}

/** A to Z, then two letters, and so on; no other property has capitals. */
function shortName(index: number): string {
  const prefixIndex = Math.floor(index / 26) - 1
  return (prefixIndex < 0 ? '' : shortName(prefixIndex)) + String.fromCharCode(65 + (index % 26))
}
