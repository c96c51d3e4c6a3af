/**
 * Collects the classes, elements and custom properties that a script may put on a page. A name that the script
 * continues ends in a star: `picture-*` for `picture-${shape}`. Selectors, paths and error messages are left out.
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
