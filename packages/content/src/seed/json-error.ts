import { positionAt, type TextPosition } from './json-position.ts'

/** Position where a text stops being JSON. The engine names it for some errors only. */
export function positionOfJsonError(text: string): TextPosition {
  let whole = 0
  let faulty = text.length
  while (faulty - whole > 1) {
    const middle = (whole + faulty) >>> 1
    if (mayGoOn(text.slice(0, middle))) whole = middle
    else faulty = middle
  }
  return positionAt(text, whole)
}

/** True if the text is the beginning of valid JSON, cut short. */
function mayGoOn(beginning: string): boolean {
  try {
    JSON.parse(beginning)
    return true
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const [, position] = /at position (\d+)/.exec(message) ?? []
    if (position !== undefined && Number(position) >= beginning.length) return true
    return /end of JSON input|Unterminated string/.test(message)
  }
}
