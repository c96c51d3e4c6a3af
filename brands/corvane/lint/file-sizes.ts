import { extname } from 'node:path'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { pagesOf } from './pdf-document.ts'

/** Maximum size in bytes by file extension, since every clone of the repository has these files. */
const MAX_BYTES: Readonly<Record<string, number>> = {
  '.png': 40_000,
  '.pdf': 100_000,
  '.xlsx': 40_000,
  '.docx': 40_000,
  // The rows of a study, which are useful only if complete.
  '.csv': 100_000,
  '.sql': 20_000,
  '.svg': 60_000,
  // Eight minutes of speech at 32 kbit/s, which is transparent for synthetic voices of 16 kHz.
  '.mp3': 1_950_000,
  '.mp4': 1_500_000,
  '.vtt': 10_000,
}

/** A paper with drawings, recognised by its number of pages, may be larger. */
const PAPER = { pages: 12, bytes: 300_000 }

/** Every file has a known extension, and at most its maximum size. */
export function fileSizeFindings({ assets, readAsset }: LintedContent): Finding[] {
  return [...assets].flatMap(([path, size]) => {
    const usualLimit = MAX_BYTES[extname(path)]
    const isPaper = () => extname(path) === '.pdf' && pagesOf(readAsset(path)) >= PAPER.pages
    const limit =
      usualLimit !== undefined && size > usualLimit && isPaper() ? PAPER.bytes : usualLimit
    const finding = (message: string): Finding[] => [{ story: `assets/${path}`, path: '', message }]
    if (limit === undefined) return finding(`expected one of ${Object.keys(MAX_BYTES).join(', ')}`)
    return size > limit ? finding(`${size} bytes, at most ${limit} are allowed`) : []
  })
}
