/** Looks up a language code; `de-AT` falls back to `de` (LANG-1). */
export function forLanguage<Value>(
  byCode: ReadonlyMap<string, Value>,
  lang: string,
): Value | undefined {
  const code = lang.toLowerCase()
  return byCode.get(code) ?? byCode.get(code.replace(/[-_].*$/, ''))
}
