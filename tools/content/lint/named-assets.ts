/** Paths below `content/assets` of every asset address in some texts. */
export function namedAssets(texts: Iterable<string>): Set<string> {
  const named = new Set<string>()
  for (const text of texts) {
    for (const [, path = ''] of text.matchAll(/\/f\/\d+\/([^"\s]+)/g)) named.add(path)
  }
  return named
}
