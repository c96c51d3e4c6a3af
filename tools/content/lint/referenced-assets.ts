/** Finds the paths below `content/assets` of all asset addresses in some texts. */
export function referencedAssets(texts: Iterable<string>): Set<string> {
  const paths = new Set<string>()
  for (const text of texts) {
    for (const [, path = ''] of text.matchAll(/\/f\/\d+\/([^"\s]+)/g)) paths.add(path)
  }
  return paths
}
