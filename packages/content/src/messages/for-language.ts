/** Looks a language code up; `de-AT` falls back to `de` (LANG-1). Undefined if neither is there. */
export function forLanguage<Value>(
  byCode: ReadonlyMap<string, Value>,
  lang: string,
): Value | undefined {
  const code = lang.toLowerCase()
  return byCode.get(code) ?? byCode.get(code.replace(/[-_].*$/, ''))
}
