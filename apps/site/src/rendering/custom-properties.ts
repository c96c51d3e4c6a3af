const DECLARATION = /(?<=[{;])(--[\w-]+):([^;{}]*);?/g
/** A name where it is declared or read, and not that of a timeline, which is written alike. */
const NAME = /(?<=[{;])--[\w-]+(?=:)|(?<=var\()--[\w-]+/g

/** What keeps a custom property as it is, beside its own sheet. */
export interface OtherReaders {
  /** Whether a script of the page knows it by its name: it may read it, and set it to another value. */
  readonly isOfScript: (name: string) => boolean
  /** What sheets read that scripts bring in. */
  readonly later: ReadonlySet<string>
}

/**
 * A style sheet in which custom properties weigh less. What nothing reads goes; what is the same on the whole
 * page is written where it is read; what is left gets short names.
 */
export function lightProperties(css: string, others: OtherReaders): string {
  return shortlyNamed(inPlace(css, others), others)
}

/** Names of all custom properties in the bodies of rules. */
export function propertiesIn(rules: readonly { readonly body: string }[] = []): readonly string[] {
  return rules.flatMap(({ body }) => body.match(NAME) ?? [])
}

/** Repeated, since what a property is made of may itself be left without a reader, or be the same everywhere. */
function inPlace(css: string, others: OtherReaders): string {
  const read = new Set(css.match(/(?<=var\()--[\w-]+/g))
  const constants = constantsIn(css, others)
  const left = css
    .replace(DECLARATION, (declaration, name: string) => {
      const isRead = read.has(name) && !constants.has(name)
      return isRead || isKnown(name, others) ? declaration : ''
    })
    .replace(/var\((--[\w-]+)\)/g, (reading, name: string) => constants.get(name) ?? reading)
  return left === css ? css : inPlace(left, others)
}

const isKnown = (name: string, { isOfScript, later }: OtherReaders) =>
  later.has(name) || isOfScript(name)

/** Values that one rule alone declares, for the root, and that are read without another to fall back on. */
function constantsIn(css: string, { isOfScript }: OtherReaders): ReadonlyMap<string, string> {
  const declared = Array.from(css.matchAll(DECLARATION), ([, name = '']) => name)
  const again = new Set(declared.filter((name, at) => declared.indexOf(name) !== at))
  const withFallback = new Set(css.match(/(?<=var\()--[\w-]+(?=\s*,)/g))
  const isSteady = (name: string) =>
    !(again.has(name) || withFallback.has(name) || isOfScript(name))
  const ofRoot = Array.from(css.matchAll(/@layer \w+\{:root(\{[^{}]*\})/g), ([, body = '']) => body)
  return new Map(
    ofRoot
      .flatMap((body) => [...body.matchAll(DECLARATION)])
      .map(([, name = '', value = '']) => [name, value.trim()] as const)
      .filter(([name, value]) => isSteady(name) && isSameBelow(value)),
  )
}

/** What reads another property is worked out where it is declared: that one may have another value below. */
const isSameBelow = (value: string) => value !== '' && !value.includes('var(')

function shortlyNamed(css: string, others: OtherReaders): string {
  const names = [...new Set(css.match(NAME))].filter((name) => !isKnown(name, others))
  const short = new Map(names.map((name, at) => [name, `--${letters(at)}`]))
  return css.replace(NAME, (name) => short.get(name) ?? name)
}

/** A to Z, then two of them, and so on; in capitals, which no property of ours is written in. */
function letters(at: number): string {
  const rest = Math.floor(at / 26) - 1
  return (rest < 0 ? '' : letters(rest)) + String.fromCharCode(65 + (at % 26))
}
