import { basename } from 'node:path'
import type { Check } from './check-types.ts'

const FORBIDDEN = /^(utils|helpers|misc|index)\./
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
const MAX_LINES = 300

/** Names say what is in a file: kebab-case, and no drawers for odds and ends. */
export const fileNames: Check = {
  name: 'file names',
  run: (files) => ({
    findings: files.flatMap(({ path }) => {
      const name = basename(path)
      if (FORBIDDEN.test(name)) return [`${path}: a file is named after the one thing it holds`]
      return KEBAB.test(name) ? [] : [`${path}: file names are kebab-case`]
    }),
  }),
}

/** A source file of more than 300 lines holds more than one thing. */
export const fileSizes: Check = {
  name: 'file sizes',
  run: (files) => {
    const sizes = files.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]
    return {
      findings: sizes
        .filter(({ lines }) => lines > MAX_LINES)
        .map(({ path, lines }) => `${path}: ${lines} lines, at most ${MAX_LINES} are allowed`),
      note: `${sizes.length} files, median ${at(0.5)} lines, p90 ${at(0.9)}, longest ${at(1)}`,
    }
  },
}
