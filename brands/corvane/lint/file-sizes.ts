import { extname } from 'node:path'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { pageCountOf } from './pdf-document.ts'

/** Maximum size in bytes by file extension; limited because every clone of the repository contains these files. */
const MAX_BYTES: Readonly<Record<string, number>> = {
  '.png': 40_000,
  '.pdf': 100_000,
  '.xlsx': 40_000,
  '.docx': 40_000,
  // The rows of a study, which are useful only if complete.
  '.csv': 100_000,
  '.sql': 20_000,
  // The application as a whole, without loss, so that small words stay sharp.
  '.webp': 140_000,
  '.svg': 60_000,
  // Eight minutes of speech at 32 kbit/s, which is transparent for synthetic voices of 16 kHz.
  '.mp3': 1_950_000,
  '.mp4': 1_500_000,
  '.vtt': 10_000,
}

/** A paper with drawings, recognised by its number of pages, may be larger. */
const PAPER = { minPages: 12, maxBytes: 300_000 }

/** Finds files with an unknown extension, or above the maximum size of theirs. */
export function fileSizeFindings({ assets, readAsset }: LintedContent): Finding[] {
  return [...assets].flatMap(([path, size]) => {
    const defaultLimit = MAX_BYTES[extname(path)]
    const isPaper = () => extname(path) === '.pdf' && pageCountOf(readAsset(path)) >= PAPER.minPages
    const limit =
      defaultLimit !== undefined && size > defaultLimit && isPaper() ? PAPER.maxBytes : defaultLimit
    const finding = (message: string): Finding[] => [{ story: `assets/${path}`, path: '', message }]
    if (limit === undefined)
      return finding(`unknown extension, expected one of ${Object.keys(MAX_BYTES).join(', ')}`)
    return size > limit ? finding(`${size} bytes, at most ${limit} are allowed`) : []
  })
}
