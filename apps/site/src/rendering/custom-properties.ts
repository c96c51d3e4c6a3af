const DECLARATION = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g
/** Custom properties where declared or read, but not timeline names, which look alike. */
const NAME = /(?<=[{;])--[\w-]+(?=:)|(?<=var\()--[\w-]+/g

/** A rule whose properties nothing reads; blocks of at-rules stay, since an empty layer has its place in the order. */
const EMPTY_RULE = /(?<=[{}])[^{}@]+\{\}/g

interface OtherReaders {
  readonly isOfScript: (name: string) => boolean
  readonly ofScripts: string
  /** Rules of the linked sheet, which has its own tokens. */
  readonly linked: string
}

interface Uses {
  /** True if another sheet or a script reads or sets it. */
  readonly isKnown: (name: string) => boolean
  /** True if a reader without its own tokens reads it. */
  readonly isNeeded: (name: string) => boolean
  readonly isSet: (name: string) => boolean
}

/** Drops unread custom properties, inlines page-wide constants and shortens names. `tokens` only declare properties. */
export function lightProperties(
  tokens: string,
  rules: string,
  { isOfScript, ofScripts, linked }: OtherReaders,
): string {
  const needed = new Set(ofScripts.match(NAME))
  const known = new Set((linked + ofScripts).match(NAME))
  const set = new Set(declaredIn(linked + ofScripts))
  const uses: Uses = {
    isKnown: (name) => known.has(name) || isOfScript(name),
    isNeeded: (name) => needed.has(name) || isOfScript(name),
    isSet: (name) => set.has(name) || isOfScript(name),
  }
  const css = inlineConstants(tokens, rules, uses).replace(EMPTY_RULE, '')
  return withShortNames(css, uses)
}

export function readTokens(tokens: string, rules: string): string {
  const uses = { isKnown: () => true, isNeeded: () => false, isSet: () => true }
  const read = inlineConstants(tokens, rules, uses)
  return read.slice(0, read.length - rules.length)
}

const declaredIn = (css: string) => Array.from(css.matchAll(DECLARATION), ([, name = '']) => name)

/** Repeats, because removing one property can leave another unread or make it constant. */
function inlineConstants(tokens: string, rules: string, uses: Uses): string {
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
  const remaining = [shrink(tokens, uses.isNeeded), shrink(rules, uses.isKnown)] as const
  return remaining.join('') === css ? css : inlineConstants(...remaining, uses)
}

/** Values declared once, for the root, and read without a fallback. */
function constantsIn(css: string, { isSet }: Uses): ReadonlyMap<string, string> {
  const declared = declaredIn(css)
  const redeclared = new Set(declared.filter((name, at) => declared.indexOf(name) !== at))
  const withFallback = new Set(css.match(/(?<=var\()--[\w-]+(?=\s*,)/g))
  const isConstant = (name: string) =>
    !(redeclared.has(name) || withFallback.has(name) || isSet(name))
  const ofRoot = Array.from(
    css.matchAll(/(?:@layer \w+\{|\}):root(\{[^{}]*\})/g),
    ([, body = '']) => body,
  )
  return new Map(
    ofRoot
      .flatMap((body) => [...body.matchAll(DECLARATION)])
      .map(([, name = '', value = '']) => [name, withoutBlanks(value.trim())] as const)
      .filter(([name, value]) => isConstant(name) && isIndependent(value)),
  )
}

/** Removes the spaces after commas, which the minifier leaves in custom properties. */
const withoutBlanks = (value: string) =>
  value.replace(/"[^"]*"|'[^']*'|(?<=,) +/g, (found) => (found.trim() === '' ? '' : found))

/** A value that reads another property may differ in descendants. */
const isIndependent = (value: string) => value !== '' && !value.includes('var(')

function withShortNames(css: string, { isKnown }: Uses): string {
  const names = [...new Set(css.match(NAME))].filter((name) => !isKnown(name))
  const short = new Map(names.map((name, at) => [name, `--${shortName(at)}`]))
  return css.replace(NAME, (name) => short.get(name) ?? name)
}

/** A to Z, then two letters, and so on; no other property has capitals. */
function shortName(at: number): string {
  const rest = Math.floor(at / 26) - 1
  return (rest < 0 ? '' : shortName(rest)) + String.fromCharCode(65 + (at % 26))
}
