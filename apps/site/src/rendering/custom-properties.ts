const DECLARATION = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g
/** A name where it is declared or read, and not that of a timeline, which is written alike. */
const NAME = /(?<=[{;])--[\w-]+(?=:)|(?<=var\()--[\w-]+/g

/** Who else on a page knows the custom properties of a sheet. */
interface OtherReaders {
  /** Whether a script knows it by its name: it may read it, and set it to another value. */
  readonly isOfScript: (name: string) => boolean
  /** The sheets that scripts bring in. */
  readonly ofScripts: string
  /** The rules of a sheet that is linked, and has the tokens that they read. */
  readonly linked: string
}

/** What has to be known of a custom property by its name. */
interface Uses {
  /** Whether other sheets or a script know it: a rule may set it for them, or they for it. */
  readonly isKnown: (name: string) => boolean
  /** Whether one reads it that has no tokens of its own. */
  readonly isNeeded: (name: string) => boolean
  /** Whether one gives it another value. */
  readonly isSet: (name: string) => boolean
}

/**
 * A style sheet in which custom properties weigh less. What nothing reads goes; what is the same on the whole
 * page is written where it is read; what is left gets short names.
 *
 * @param tokens its rules that only declare what others read
 * @param rules all others
 */
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
  return shortlyNamed(inPlace(tokens, rules, uses), uses)
}

/** The tokens that rules read, directly or by others. */
export function readTokens(tokens: string, rules: string): string {
  const uses = { isKnown: () => true, isNeeded: () => false, isSet: () => true }
  const read = inPlace(tokens, rules, uses)
  return read.slice(0, read.length - rules.length)
}

const declaredIn = (css: string) => Array.from(css.matchAll(DECLARATION), ([, name = '']) => name)

/** Repeated, since what a property is made of may itself be left without a reader, or be the same everywhere. */
function inPlace(tokens: string, rules: string, uses: Uses): string {
  const css = tokens + rules
  const read = new Set(css.match(/(?<=var\()--[\w-]+/g))
  const constants = constantsIn(css, uses)
  const light = (part: string, isKept: (name: string) => boolean) =>
    part
      .replace(DECLARATION, (declaration, name: string) => {
        const isRead = read.has(name) && !constants.has(name)
        return isRead || isKept(name) ? declaration : ''
      })
      .replace(/var\((--[\w-]+)\)/g, (reading, name: string) => constants.get(name) ?? reading)
  const left = [light(tokens, uses.isNeeded), light(rules, uses.isKnown)] as const
  return left.join('') === css ? css : inPlace(...left, uses)
}

/** Values that one rule alone declares, for the root, and that are read without another to fall back on. */
function constantsIn(css: string, { isSet }: Uses): ReadonlyMap<string, string> {
  const declared = declaredIn(css)
  const again = new Set(declared.filter((name, at) => declared.indexOf(name) !== at))
  const withFallback = new Set(css.match(/(?<=var\()--[\w-]+(?=\s*,)/g))
  const isSteady = (name: string) => !(again.has(name) || withFallback.has(name) || isSet(name))
  const ofRoot = Array.from(
    css.matchAll(/(?:@layer \w+\{|\}):root(\{[^{}]*\})/g),
    ([, body = '']) => body,
  )
  return new Map(
    ofRoot
      .flatMap((body) => [...body.matchAll(DECLARATION)])
      .map(([, name = '', value = '']) => [name, value.trim()] as const)
      .filter(([name, value]) => isSteady(name) && isSameBelow(value)),
  )
}

/** What reads another property is worked out where it is declared: that one may have another value below. */
const isSameBelow = (value: string) => value !== '' && !value.includes('var(')

function shortlyNamed(css: string, { isKnown }: Uses): string {
  const names = [...new Set(css.match(NAME))].filter((name) => !isKnown(name))
  const short = new Map(names.map((name, at) => [name, `--${letters(at)}`]))
  return css.replace(NAME, (name) => short.get(name) ?? name)
}

/** A to Z, then two of them, and so on; in capitals, which no property of ours is written in. */
function letters(at: number): string {
  const rest = Math.floor(at / 26) - 1
  return (rest < 0 ? '' : letters(rest)) + String.fromCharCode(65 + (at % 26))
}
