const DECLARATION = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g
/** A name where it is declared or read, and not that of a timeline, which is written alike. */
const NAME = /(?<=[{;])--[\w-]+(?=:)|(?<=var\()--[\w-]+/g

/** What others on the page do with the custom properties of a sheet. */
export interface OtherSheets {
  /** Whether one knows it by its name: a rule may set it for them, or they for it. */
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
export function lightProperties(tokens: string, rules: string, others: OtherSheets): string {
  return shortlyNamed(inPlace(tokens, rules, others), others)
}

/** Names of all custom properties of a sheet. */
export function propertiesIn(css: string): ReadonlySet<string> {
  return new Set(css.match(NAME))
}

/** Names of those that a sheet gives a value. */
export function propertiesSetIn(css: string): ReadonlySet<string> {
  return new Set(declaredIn(css))
}

const declaredIn = (css: string) => Array.from(css.matchAll(DECLARATION), ([, name = '']) => name)

/** Repeated, since what a property is made of may itself be left without a reader, or be the same everywhere. */
function inPlace(tokens: string, rules: string, others: OtherSheets): string {
  const css = tokens + rules
  const read = new Set(css.match(/(?<=var\()--[\w-]+/g))
  const constants = constantsIn(css, others)
  const light = (part: string, isKept: (name: string) => boolean) =>
    part
      .replace(DECLARATION, (declaration, name: string) => {
        const isRead = read.has(name) && !constants.has(name)
        return isRead || isKept(name) ? declaration : ''
      })
      .replace(/var\((--[\w-]+)\)/g, (reading, name: string) => constants.get(name) ?? reading)
  const left = [light(tokens, others.isNeeded), light(rules, others.isKnown)] as const
  return left.join('') === css ? css : inPlace(...left, others)
}

/** Values that one rule alone declares, for the root, and that are read without another to fall back on. */
function constantsIn(css: string, { isSet }: OtherSheets): ReadonlyMap<string, string> {
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

function shortlyNamed(css: string, { isKnown }: OtherSheets): string {
  const names = [...propertiesIn(css)].filter((name) => !isKnown(name))
  const short = new Map(names.map((name, at) => [name, `--${letters(at)}`]))
  return css.replace(NAME, (name) => short.get(name) ?? name)
}

/** A to Z, then two of them, and so on; in capitals, which no property of ours is written in. */
function letters(at: number): string {
  const rest = Math.floor(at / 26) - 1
  return (rest < 0 ? '' : letters(rest)) + String.fromCharCode(65 + (at % 26))
}
