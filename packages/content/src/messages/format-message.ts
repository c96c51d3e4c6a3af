/** Values by the name of their place in a text. */
export type MessageValues = Readonly<Record<string, string | number>>

/** `{name}` or `{count, plural, …forms}`; a form may hold `{name}`, but no further plural. */
const ARGUMENT = /\{(\w+)(?:, plural,((?:\s*(?:=\d+|\w+) \{(?:[^{}]|\{\w+\})*\})+))?\}/g

/** One form of a plural: `=0 {…}`, `one {…}`, `other {…}`. */
const FORM = /(=\d+|\w+) \{((?:[^{}]|\{\w+\})*)\}/g

/** The first number written with a separator. */
const THOUSAND = 1000

/**
 * Fills the places of a text: `{name}`, and ICU's `{count, plural, =0 {…} one {…} other {# …}}` with the plural
 * rules of a language (a code such as `de` or `en-GB`); `#` is the count as that language writes it. A place
 * without a value stays as it is. There is no quoting: `'` is an apostrophe.
 */
export function formatMessage(text: string, values: MessageValues, language: string): string {
  return text.replace(ARGUMENT, (place, name: string, forms?: string) => {
    const value = values[name]
    if (value === undefined) return place
    if (forms === undefined) return String(value)
    const count = Number(value)
    const form = pluralForm(forms, count, language)
    return formatMessage(form.replaceAll('#', formatCount(count, language)), values, language)
  })
}

function pluralForm(forms: string, count: number, language: string): string {
  const byKey = new Map(Array.from(forms.matchAll(FORM), ([, key, form]) => [key, form]))
  const category = (): string => cached(pluralRules, language, Intl.PluralRules).select(count)
  return byKey.get(`=${count}`) ?? byKey.get(category()) ?? byKey.get('other') ?? ''
}

/** Whole numbers below a thousand skip the formatter, which a phone takes a tenth of a second to create. */
function formatCount(count: number, language: string): string {
  if (Number.isInteger(count) && count >= 0 && count < THOUSAND) return String(count)
  return cached(numberFormats, language, Intl.NumberFormat).format(count)
}

const pluralRules = new Map<string, Intl.PluralRules>()
const numberFormats = new Map<string, Intl.NumberFormat>()

function cached<Format>(
  formats: Map<string, Format>,
  language: string,
  Format: new (language: string) => Format,
): Format {
  const format = formats.get(language) ?? new Format(language)
  formats.set(language, format)
  return format
}
