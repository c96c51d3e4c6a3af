import { positionAt, type TextPosition } from './json-position.ts'

/** Finds the first error in JSON; the engine gives a position only for some errors. */
export function positionOfJsonError(text: string): TextPosition {
  let valid = 0
  let invalid = text.length
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >>> 1
    if (isValidPrefix(text.slice(0, middle))) valid = middle
    else invalid = middle
  }
  return positionAt(text, valid)
}

/** True for the beginning of valid JSON. */
function isValidPrefix(beginning: string): boolean {
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
