export type MessageValues = Readonly<Record<string, string | number>>

/** `{name}` or `{count, plural, …forms}`; forms may contain `{name}`, but no further plural. */
const ARGUMENT = /\{(\w+)(?:, plural,((?:[^{}]|\{(?:[^{}]|\{\w+\})*\})+))?\}/g

/** One form of a plural: `=0 {…}`, `one {…}`, `other {…}`. */
const FORM = /(\S+) \{((?:[^{}]|\{\w+\})*)\}/g

/**
 * Fills `{name}` and ICU's `{count, plural, =0 {…} one {…} other {# …}}` with the plural rules of a language code such
 * as `en-GB`; `#` is the formatted count. Keeps a placeholder without a value. No quoting: `'` is an apostrophe.
 */
export function formatMessage(text: string, values: MessageValues, language: string): string {
  return text.replace(ARGUMENT, (placeholder, name: string, forms?: string) => {
    const value = values[name]
    if (value === undefined || forms === undefined) return String(value ?? placeholder)
    const byKey = new Map(Array.from(forms.matchAll(FORM), ([, key, form]) => [key, form]))
    const form =
      byKey.get(`=${value}`) ??
      byKey.get(pluralRules(language).select(Number(value))) ??
      byKey.get('other') ??
      ''
    return formatMessage(form.replaceAll('#', formatCount(value, language)), values, language)
  })
}

function pluralRules(language: string): Intl.PluralRules {
  const cached = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, cached)
  return cached
}

/** Cached, because creating them takes longer than filling a text. */
const rules = new Map<string, Intl.PluralRules>()

/** Skips the formatter below a thousand: a phone takes a tenth of a second to create it. */
function formatCount(count: string | number, language: string): string {
  return /^\d{1,3}$/.test(String(count)) ? String(count) : Number(count).toLocaleString(language)
}
