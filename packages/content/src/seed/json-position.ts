/** A place in a text file, counted from 1. */
export interface TextPosition {
  readonly line: number
  readonly column: number
}

export function positionAt(text: string, offset: number): TextPosition {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

const TOKENS = /[{}[\],:]|"(?:[^"\\]|\\.)*"|[^\s{}[\],:"]+/g

/**
 * Position of a value in a JSON text: of its key in an object, of itself in a list. Where there is no such value,
 * the innermost on the way to it that there is.
 *
 * @param text valid JSON
 * @param path keys and indexes, such as `['body', '2', 'heading']`
 */
export function positionInJson(text: string, path: readonly string[]): TextPosition {
  let found = 0
  let depth = 0
  /** Keys and indexes of the present place, outermost first, and whether each is in a list. */
  const place: { key: string; readonly isIndex: boolean }[] = []
  const look = (offset: number) => {
    if (place.length <= depth || place.length > path.length) return
    if (!place.every(({ key }, index) => key === path[index])) return
    found = offset
    depth = place.length
  }
  let before = ''
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const inside = place.at(-1)
    if (inside?.isIndex && (before === '[' || before === ',') && token !== ']') {
      inside.key = String(Number(inside.key) + 1)
      look(index)
    } else if (inside && !inside.isIndex && (before === '{' || before === ',') && token !== '}') {
      inside.key = JSON.parse(token)
      look(index)
    }
    if (token === '{' || token === '[') place.push({ key: '-1', isIndex: token === '[' })
    if (token === '}' || token === ']') place.pop()
    before = token
  }
  return positionAt(text, found)
}
