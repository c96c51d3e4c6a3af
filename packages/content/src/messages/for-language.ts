/**
 * What belongs to a language code such as `de` or `de-AT`, its region ignored when that has none of its
 * own (LANG-1); undefined for a language that has nothing.
 */
export function forLanguage<Value>(
  byCode: ReadonlyMap<string, Value>,
  lang: string,
): Value | undefined {
  const code = lang.toLowerCase()
  return byCode.get(code) ?? byCode.get(code.replace(/[-_].*$/, ''))
}
