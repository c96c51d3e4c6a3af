import { positionAt, type TextPosition } from './json-position.ts'

/** Finds the first error in JSON; the engine gives a position only for some errors. */
export function positionOfJsonError(text: string): TextPosition {
  let validLength = 0
  let invalidLength = text.length
  while (invalidLength - validLength > 1) {
    const middle = (validLength + invalidLength) >>> 1
    if (isValidPrefix(text.slice(0, middle))) validLength = middle
    else invalidLength = middle
  }
  return positionAt(text, validLength)
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
