/**
 * Names in the texts of a script that it may put on a page: classes, elements, custom properties. Where
 * something is put behind them they end in a star: `picture-*` of `picture-${shape}`, `h*` of `h${level}`.
 * What a selector looks for is on the page already; a path is no name, and neither is a word of what is thrown.
 *
 * @param program the script's syntax tree (ESTree)
 */
export function scriptNames(program: unknown): readonly string[] {
  const words = textsIn(program).flatMap(
    (text) => text.match(/(?<![\w./#[-])(?:--)?[a-z][a-z0-9-]*\*?/g) ?? [],
  )
  return [...new Set(words.map((word) => word.replace(/-$/, '-*')))].sort()
}

function textsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('type' in node && node.type === 'ThrowStatement') return []
  if ('tail' in node && 'value' in node)
    return [`${Object(node.value).cooked}${node.tail ? '' : '*'}`]
  if ('value' in node && typeof node.value === 'string') return [node.value]
  return Object.values(node).flatMap(textsIn)
}
