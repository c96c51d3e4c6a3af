import { readFileSync } from 'node:fs'
import { positionOfJsonError } from './json-error.ts'
import { positionInJson } from './json-position.ts'

/**
 * The object that a JSON file holds, after `edit` has changed its text. Throws an error that names the
 * file, with line and column when it is not JSON.
 */
export function readJsonObject(
  path: string,
  edit: (text: string) => string = (text) => text,
): Record<string, unknown> {
  const value = readJson(path, edit)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${path} does not hold an object`)
  }
  return { ...value }
}

/**
 * Any JSON value, in the same way. Read at once: a start reads a thousand small files, and to wait for each would
 * take several times as long as to read it.
 */
export function readJson(path: string, edit: (text: string) => string = (text) => text): unknown {
  const text = edit(readFileSync(path, 'utf8'))
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const { line, column } = positionOfJsonError(text)
    throw new Error(`${path}:${line}:${column} is not JSON: ${reason}`)
  }
}

/** `path:line:column` of a value in a JSON file, or of the innermost on the way to it that there is. */
export function placeInFile(path: string, keys: readonly string[]): string {
  const { line, column } = positionInJson(readFileSync(path, 'utf8'), keys)
  return `${path}:${line}:${column}`
}
