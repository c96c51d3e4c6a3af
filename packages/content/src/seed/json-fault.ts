import { positionAt, type TextPosition } from './json-position.ts'

/** Where a text stops being JSON. The engine names the place of some faults only. */
export function positionOfJsonFault(text: string): TextPosition {
  let whole = 0
  let faulty = text.length
  while (faulty - whole > 1) {
    const middle = (whole + faulty) >>> 1
    if (mayGoOn(text.slice(0, middle))) whole = middle
    else faulty = middle
  }
  return positionAt(text, whole)
}

/** Whether nothing is wrong with the beginning of a JSON text but that it ends there. */
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
