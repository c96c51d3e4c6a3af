/**
 * The value for a language code such as `de` or `de-AT`. A region without a value of its own uses its
 * language's (LANG-1); undefined for a language without a value.
 */
export function forLanguage<Value>(
  byCode: ReadonlyMap<string, Value>,
  lang: string,
): Value | undefined {
  const code = lang.toLowerCase()
  return byCode.get(code) ?? byCode.get(code.replace(/[-_].*$/, ''))
}
