import { basename } from 'node:path'
import { kindOf, type LineKind } from '../lines/count-lines.ts'
import type { Check } from './check-interface.ts'

const FORBIDDEN = /^(utils|helpers|misc|index)\./
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
const LONG_LINES = 300
const MAX_LINES = 500

/** Names say what is in a file: kebab-case, and no catch-alls such as `misc`. */
export const fileNames: Check = {
  name: 'file names',
  run: (files) => ({
    findings: files.flatMap(({ path }) => {
      const name = basename(path)
      if (FORBIDDEN.test(name)) return [`${path}: name the file after the one thing that it holds`]
      return KEBAB.test(name) ? [] : [`${path}: expected a file name in kebab-case`]
    }),
  }),
}

/** Tests, messages and styles are looked up, not read from top to bottom. */
const OF_ANY_LENGTH = new Set<LineKind>(['tests', 'messages', 'styles'])

/** A long file contains more than one thing: one of over 300 lines is reported, one of over 500 fails. */
export const fileSizes: Check = {
  name: 'file sizes',
  run: (files) => {
    const sizes = files
      .filter(({ path }) => !OF_ANY_LENGTH.has(kindOf(path)))
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b)
    const percentile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]
    const long = sizes.filter(({ lines }) => lines > LONG_LINES).map(({ path }) => path)
    return {
      findings: sizes
        .filter(({ lines }) => lines > MAX_LINES)
        .map(({ path, lines }) => `${path}: ${lines} lines, at most ${MAX_LINES} are allowed`),
      note: [
        `${sizes.length} files, median ${percentile(0.5)} lines, p90 ${percentile(0.9)}, longest ${percentile(1)}`,
        ...(long.length > 0 ? [`over ${LONG_LINES}: ${long.join(', ')}`] : []),
      ].join('; '),
    }
  },
}
