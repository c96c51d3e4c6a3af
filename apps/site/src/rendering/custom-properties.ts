const DECLARATION = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g
/** Custom properties where declared or read, but not timeline names, which look alike. */
const NAME = /(?<=[{;])--[\w-]+(?=:)|(?<=var\()--[\w-]+/g

/** An emptied rule. At-rules do not match, since an empty layer keeps its place in the order of layers. */
const EMPTY_RULE = /(?<=[{}])[^{}@]+\{\}/g

interface OtherReaders {
  /** True if a script may set or read the property. */
  readonly mayScriptUse: (name: string) => boolean
  /** Rules that scripts add. */
  readonly scriptSheets: string
  /** Rules of the linked sheet; that sheet has its own tokens. */
  readonly linkedSheet: string
}

interface OtherUses {
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
  { mayScriptUse, scriptSheets, linkedSheet }: OtherReaders,
): string {
  const needed = new Set(scriptSheets.match(NAME))
  const known = new Set((linkedSheet + scriptSheets).match(NAME))
  const set = new Set(declaredIn(linkedSheet + scriptSheets))
  const uses: OtherUses = {
    isUsedElsewhere: (name) => known.has(name) || mayScriptUse(name),
    needsToken: (name) => needed.has(name) || mayScriptUse(name),
    isSetElsewhere: (name) => set.has(name) || mayScriptUse(name),
  }
  const css = inlineConstants(tokens, rules, uses).replace(EMPTY_RULE, '')
  return withShortNames(css, uses)
}

/** The tokens that the rules read, for a sheet of its own. */
export function usedTokens(tokens: string, rules: string): string {
  const uses = {
    isUsedElsewhere: () => true,
    needsToken: () => false,
    isSetElsewhere: () => true,
  }
  const read = inlineConstants(tokens, rules, uses)
  return read.slice(0, read.length - rules.length)
}

const declaredIn = (css: string) => Array.from(css.matchAll(DECLARATION), ([, name = '']) => name)

/** Repeats, because removing one property can leave another unread or make it constant. */
function inlineConstants(tokens: string, rules: string, uses: OtherUses): string {
  const css = tokens + rules
  const read = new Set(css.match(/(?<=var\()--[\w-]+/g))
  const constants = constantsIn(css, uses)
  const shrink = (part: string, isUsed: (name: string) => boolean) =>
    part
      .replace(DECLARATION, (declaration, name: string) => {
        const isRead = read.has(name) && !constants.has(name)
        return isRead || isUsed(name) ? declaration : ''
      })
      .replace(/var\((--[\w-]+)\)/g, (reading, name: string) => constants.get(name) ?? reading)
  const remaining = [shrink(tokens, uses.needsToken), shrink(rules, uses.isUsedElsewhere)] as const
  return remaining.join('') === css ? css : inlineConstants(...remaining, uses)
}

/** Values of properties that are declared once, for the root, and read without a fallback. */
function constantsIn(css: string, { isSetElsewhere }: OtherUses): ReadonlyMap<string, string> {
  const declared = declaredIn(css)
  const redeclared = new Set(declared.filter((name, at) => declared.indexOf(name) !== at))
  const withFallback = new Set(css.match(/(?<=var\()--[\w-]+(?=\s*,)/g))
  const isConstant = (name: string) =>
    !(redeclared.has(name) || withFallback.has(name) || isSetElsewhere(name))
  const ofRoot = Array.from(
    css.matchAll(/(?:@layer \w+\{|\}):root(\{[^{}]*\})/g),
    ([, body = '']) => body,
  )
  return new Map(
    ofRoot
      .flatMap((body) => [...body.matchAll(DECLARATION)])
      .map(([, name = '', value = '']) => [name, withoutCommaSpaces(value.trim())] as const)
      .filter(([name, value]) => isConstant(name) && isIndependent(value)),
  )
}

/** Removes the spaces that the minifier leaves after commas in custom properties. */
const withoutCommaSpaces = (value: string) =>
  value.replace(/"[^"]*"|'[^']*'|(?<=,) +/g, (found) => (found.trim() === '' ? '' : found))

/** A value that reads another property may differ in descendants. */
const isIndependent = (value: string) => value !== '' && !value.includes('var(')

function withShortNames(css: string, { isUsedElsewhere }: OtherUses): string {
  const names = [...new Set(css.match(NAME))].filter((name) => !isUsedElsewhere(name))
  const short = new Map(names.map((name, at) => [name, `--${shortName(at)}`]))
  return css.replace(NAME, (name) => short.get(name) ?? name)
}

/** A to Z, then two letters, and so on; no other property has capitals. */
function shortName(index: number): string {
  const prefixIndex = Math.floor(index / 26) - 1
  return (prefixIndex < 0 ? '' : shortName(prefixIndex)) + String.fromCharCode(65 + (index % 26))
}
