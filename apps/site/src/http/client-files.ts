import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { lazyMap } from '@prospectus/server/lazy-map'
import type { SiteSettings } from '../settings.ts'
import { FIVE_MINUTES_POLICY, IMMUTABLE_POLICY } from './cache-policy.ts'
import { createRepresentation, type Representation } from './representation.ts'
import type { Headers } from './security-headers.ts'

export type ClientFiles = Pick<ReadonlyMap<string, Representation>, 'get' | 'keys'>

const TYPES: Readonly<Record<string, { readonly type: string; readonly isCompressible: boolean }>> =
  {
    '.js': { type: 'text/javascript; charset=utf-8', isCompressible: true },
    '.mjs': { type: 'text/javascript; charset=utf-8', isCompressible: true },
    '.css': { type: 'text/css; charset=utf-8', isCompressible: true },
    '.json': { type: 'application/json; charset=utf-8', isCompressible: true },
    '.webmanifest': { type: 'application/manifest+json', isCompressible: true },
    '.svg': { type: 'image/svg+xml', isCompressible: true },
    '.ico': { type: 'image/x-icon', isCompressible: true },
    '.wasm': { type: 'application/wasm', isCompressible: true },
    '.png': { type: 'image/png', isCompressible: false },
    '.jpg': { type: 'image/jpeg', isCompressible: false },
    '.webp': { type: 'image/webp', isCompressible: false },
    '.avif': { type: 'image/avif', isCompressible: false },
    '.woff2': { type: 'font/woff2', isCompressible: false },
  }

/** The only file whose name has no hash of its content. */
const NOTICES_FILE = 'licences.txt'

const PREVIEW_FILE = /^live-preview-/
const PLAIN_TEXT = { type: 'text/plain; charset=utf-8', isCompressible: true }

/** Reads the built files, by URL path; production omits those of preview (ROUTE-5). Synchronous, for a faster start. */
export function openClientFiles(
  folder: string,
  headersOf: (name: string) => Headers,
  mode: SiteSettings['mode'],
): ClientFiles {
  const allNames = filesBelow(folder)
  const names = mode === 'preview' ? allNames : allNames.filter((name) => !PREVIEW_FILE.test(name))
  const nameSet = new Set(names)
  const read = (name: string) => readFileSync(join(folder, name))
  const sibling = (name: string) => (nameSet.has(name) ? read(name) : undefined)
  const entries = names.flatMap((name) => {
    const fileType = name === NOTICES_FILE ? PLAIN_TEXT : TYPES[extname(name)]
    if (fileType === undefined) return []
    const policy = name === NOTICES_FILE ? FIVE_MINUTES_POLICY : IMMUTABLE_POLICY
    const parts = {
      ...fileType,
      body: read(name),
      headers: { 'cache-control': policy, ...headersOf(name) },
      precompressed: { br: sibling(`${name}.br`), gzip: sibling(`${name}.gz`) },
    }
    return [[`/_/${name.split(sep).join('/')}`, () => createRepresentation(parts)] as const]
  })
  return lazyMap(entries)
}

function filesBelow(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter((name) => !name.split(sep).some((segment) => segment.startsWith('.')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
