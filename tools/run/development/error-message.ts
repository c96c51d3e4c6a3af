import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../project.ts'

/** Fields that Vite adds to a transform error. */
interface FileError {
  readonly id?: string
  readonly loc?: { readonly line: number; readonly column: number }
  readonly frame?: string
}

/** Captures reason, position and surrounding lines from the parser's message. */
const PARSER_MESSAGE =
  /^(?:Transform failed with \d+ errors?:\s*)?\[\w+\] (.+)\n\s*╭─\[ (\S+) \]\n([\s\S]*)/

/**
 * Formats an error for the developer who has just saved a file: file, line, column, reason and surrounding lines; for a
 * run-time error, the stack frames in the project's own files.
 */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return plainText(String(error))
  const { id, loc, frame = '' } = error as Error & FileError
  const message = plainText(error.message)
  const [, reason, position, excerpt = ''] = PARSER_MESSAGE.exec(message) ?? []
  if (reason !== undefined) return `${position}: ${reason}\n${excerpt.trimEnd()}`
  if (id === undefined) return [`${error.name}: ${message}`, ...ownFrames(error)].join('\n')
  const location = [relative(root, id.replace(/\?.*/, '')), ...(loc ? [loc.line, loc.column] : [])]
  return `${location.join(':')}: ${message}\n${plainText(frame)}`.trimEnd()
}

const plainText = (text: string) => stripVTControlCharacters(text).trim()

function ownFrames({ stack = '' }: Error): readonly string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && line.includes(root) && !line.includes('node_modules'))
    .slice(0, 5)
    .map((line) => line.replaceAll(`${root}/`, ''))
}
