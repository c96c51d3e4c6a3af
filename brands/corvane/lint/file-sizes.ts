import { extname } from 'node:path'
import type { Bundled } from '../../../tools/content/lint/bundled.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { pagesOf } from './pdf-document.ts'

/** Largest size in bytes by kind of file: these files are cloned by everybody. */
const largest: Readonly<Record<string, number>> = {
  '.png': 40_000,
  '.pdf': 100_000,
  '.xlsx': 40_000,
  '.docx': 40_000,
  // The rows of a study; a reader can do nothing with half of them.
  '.csv': 100_000,
  '.sql': 20_000,
  '.svg': 60_000,
  // Eight minutes of speech at 32 kbit/s, at which two synthetic voices of 16 kHz lose nothing that is heard.
  '.mp3': 1_950_000,
  '.mp4': 1_500_000,
  '.vtt': 10_000,
}

/** A paper written for print, with drawings: more than any printed edition of a page has. */
const PAPER = { pages: 12, bytes: 300_000 }

/** Every file is of a known kind, and no larger than its kind may be. */
export function fileSizeFindings({ assets, readAsset }: Bundled): Finding[] {
  return [...assets].flatMap(([path, size]) => {
    const usual = largest[extname(path)]
    const isPaper = () => extname(path) === '.pdf' && pagesOf(readAsset(path)) >= PAPER.pages
    const limit = usual !== undefined && size > usual && isPaper() ? PAPER.bytes : usual
    const at = (message: string): Finding[] => [{ story: `assets/${path}`, path: '', message }]
    if (limit === undefined) return at(`expected one of ${Object.keys(largest).join(', ')}`)
    return size > limit ? at(`${size} bytes, at most ${limit} are allowed`) : []
  })
}
