/**
 * The value for a language code such as `de` or `de-AT`; a region without its own value gets that of its
 * language (LANG-1). Undefined for a language without a value.
 */
export function forLanguage<Value>(
  byCode: ReadonlyMap<string, Value>,
  lang: string,
): Value | undefined {
  const code = lang.toLowerCase()
  return byCode.get(code) ?? byCode.get(code.replace(/[-_].*$/, ''))
}
