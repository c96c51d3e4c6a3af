import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { OperatorError } from '@prospectus/server/operator-error'
import type { Mirror } from './mirror-site.ts'

/**
 * Writes a mirror into a folder; redirects become pages that forward, and lines of nginx's `redirects.map`. Throws for
 * a path outside the folder.
 */
export function writeMirror(folder: string, { files, redirects }: Mirror): void {
  const write = (path: string, content: Buffer | string, address = `/${path}`) => {
    const file = join(folder, path)
    if (relative(folder, file).startsWith('..')) {
      throw new OperatorError(
        `The site has the address ${address}, which cannot be mirrored: its file would be outside of ${folder}. The mirror was stopped; correct that address or redirect, then run it again.`,
      )
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const [path, content] of files) write(path, content)
  for (const [from, to] of redirects) {
    const path = `${decodeURIComponent(from).replace(/^\/+|\/+$/g, '')}/index.html`
    if (!from.includes('?') && !files.has(path) && !isFile(files, from))
      write(path, redirectPage(to), from)
  }
  const lines = [...redirects].map(([from, to]) => `${nginxString(from)} ${nginxString(to)};\n`)
  write('redirects.map', lines.join(''))
}

function isFile(files: Mirror['files'], address: string): boolean {
  return files.has(decodeURIComponent(address).replace(/^\/+|\/+$/g, ''))
}

function redirectPage(to: string): string {
  const address = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<!doctype html><html><head><meta charset="utf-8"><title>${address}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}"></head><body><a href="${address}">${address}</a></body></html>\n`
}

function nginxString(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '%24')}"`
}
