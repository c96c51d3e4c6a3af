import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { OperatorFault } from '@prospectus/server/operator-fault'
import type { Mirror } from './mirror-site.ts'

/**
 * Writes a mirror into a folder. Redirects are written twice: as a list for nginx, `redirects.map`, and, where
 * nothing else is, as pages that lead on by themselves.
 *
 * @throws {OperatorFault} for a name that leads out of the folder
 */
export function writeMirror(folder: string, { files, redirects }: Mirror): void {
  const write = (place: string, content: Buffer | string) => {
    const file = join(folder, place)
    if (relative(folder, file).startsWith('..')) {
      throw new OperatorFault(`${place} would be written outside of ${folder}.`)
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const [place, content] of files) write(place, content)
  for (const [from, to] of redirects) {
    const place = `${decodeURIComponent(from).replace(/^\/+|\/+$/g, '')}/index.html`
    if (!from.includes('?') && !files.has(place) && !isIn(files, from)) write(place, onward(to))
  }
  const lines = [...redirects].map(([from, to]) => `${quoted(from)} ${quoted(to)};\n`)
  write('redirects.map', lines.join(''))
}

/** Whether a file stands where a folder for this address would have to be. */
function isIn(files: Mirror['files'], address: string): boolean {
  return files.has(decodeURIComponent(address).replace(/^\/+|\/+$/g, ''))
}

function onward(to: string): string {
  const address = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<!doctype html><html><head><meta charset="utf-8"><title>${address}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}"></head><body><a href="${address}">${address}</a></body></html>\n`
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '%24')}"`
}
