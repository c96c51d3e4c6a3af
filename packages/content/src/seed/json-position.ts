/** Position in a text, counted from 1. */
export interface TextPosition {
  readonly line: number
  readonly column: number
}

/** Converts an offset in UTF-16 units. */
export function positionAt(text: string, offset: number): TextPosition {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

const TOKENS = /[{}[\],:]|"(?:[^"\\]|\\.)*"|[^\s{}[\],:"]+/g

/**
 * Finds the value at a path such as `['body', '2', 'heading']` in valid JSON, or its nearest existing
 * ancestor.
 */
export function positionInJson(text: string, path: readonly string[]): TextPosition {
  let deepestOffset = 0
  let depth = 0
  /** Keys of the current token, outermost first. */
  const current: { key: string; readonly isIndex: boolean }[] = []
  const recordIfDeeper = (offset: number) => {
    if (current.length <= depth || current.length > path.length) return
    if (!current.every(({ key }, index) => key === path[index])) return
    deepestOffset = offset
    depth = current.length
  }
  let previous = ''
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const parent = current.at(-1)
    if (parent?.isIndex && (previous === '[' || previous === ',') && token !== ']') {
      parent.key = String(Number(parent.key) + 1)
      recordIfDeeper(index)
    } else if (
      parent &&
      !parent.isIndex &&
      (previous === '{' || previous === ',') &&
      token !== '}'
    ) {
      parent.key = JSON.parse(token)
      recordIfDeeper(index)
    }
    if (token === '{' || token === '[') current.push({ key: '-1', isIndex: token === '[' })
    if (token === '}' || token === ']') current.pop()
    previous = token
  }
  return positionAt(text, deepestOffset)
}
