import { readFileSync } from 'node:fs'
import { isRecord } from '@prospectus/protocol/values/is-record'
import type { StoredObject } from '../schema/values/stored-value.ts'
import { positionOfJsonError } from './json-error.ts'
import { positionInJson } from './json-position.ts'

/** Reads a JSON object; `edit` may change its text first. Errors name the file; syntax errors also line and column. */
export function readJsonObject(
  path: string,
  edit: (text: string) => string = (text) => text,
): StoredObject {
  const value = readJson(path, edit)
  if (!isRecord(value)) {
    throw new Error(`${path}: expected a JSON object, found something else`)
  }
  return value
}

/**
 * Reads any JSON value. Synchronous: a start reads a thousand small files, and awaiting each would take several times
 * as long.
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

/** Finds `path:line:column` of a value, or of its nearest existing ancestor. */
export function positionInFile(path: string, keys: readonly string[]): string {
  const { line, column } = positionInJson(readFileSync(path, 'utf8'), keys)
  return `${path}:${line}:${column}`
}
