import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { SiteSettings } from '../settings.ts'
import { CRAWLER_POLICY, IMMUTABLE_POLICY } from './cache-policy.ts'
import { createRepresentation, type Representation } from './representation.ts'
import type { Headers } from './security-headers.ts'

/** The built files of the browser, by path such as `/_/loader-8f3a.js`. Nothing else can be reached. */
export type ClientFiles = ReadonlyMap<string, Representation>

/** What the build makes; files of any other kind are not served. */
const TYPES: Readonly<Record<string, { readonly type: string; readonly compressible: boolean }>> = {
  '.js': { type: 'text/javascript; charset=utf-8', compressible: true },
  '.mjs': { type: 'text/javascript; charset=utf-8', compressible: true },
  '.css': { type: 'text/css; charset=utf-8', compressible: true },
  '.json': { type: 'application/json; charset=utf-8', compressible: true },
  '.webmanifest': { type: 'application/manifest+json', compressible: true },
  '.svg': { type: 'image/svg+xml', compressible: true },
  '.ico': { type: 'image/x-icon', compressible: true },
  '.wasm': { type: 'application/wasm', compressible: true },
  '.png': { type: 'image/png', compressible: false },
  '.jpg': { type: 'image/jpeg', compressible: false },
  '.webp': { type: 'image/webp', compressible: false },
  '.avif': { type: 'image/avif', compressible: false },
  '.woff2': { type: 'font/woff2', compressible: false },
}

/** The licence notices keep their address; the names of all other files contain a hash of their content. */
const NOTICES = 'licences.txt'
/** What previewed pages load beside all else. */
const OF_PREVIEW = /^live-preview-/
const PLAIN_TEXT = { type: 'text/plain; charset=utf-8', compressible: true }

/**
 * Reads the folder of built files into memory, once: `.br` and `.gz` siblings are sent in place of a
 * file to those who accept them. Files and folders whose name begins with a dot are left out.
 *
 * @param folder of the client build; one that is not there holds no files
 * @param headersOf what each is sent with, by its name
 * @param mode production has nothing of what only preview loads (ROUTE-5)
 */
export async function openClientFiles(
  folder: string,
  headersOf: (name: string) => Headers,
  mode: SiteSettings['mode'],
): Promise<ClientFiles> {
  const found = await filesBelow(folder)
  const names = mode === 'preview' ? found : found.filter((name) => !OF_PREVIEW.test(name))
  const present = new Set(names)
  const read = (name: string) => readFile(join(folder, name))
  const opened = names.map(async (name) => {
    const kind = name === NOTICES ? PLAIN_TEXT : TYPES[extname(name)]
    if (kind === undefined) return []
    const sibling = async (extension: string) =>
      present.has(name + extension) ? read(name + extension) : undefined
    const lifetime = name === NOTICES ? CRAWLER_POLICY : IMMUTABLE_POLICY
    const representation = createRepresentation({
      status: 200,
      ...kind,
      body: await read(name),
      headers: { 'cache-control': lifetime, ...headersOf(name) },
      prepared: { br: await sibling('.br'), gzip: await sibling('.gz') },
    })
    return [[`/_/${name.split(sep).join('/')}`, representation] as const]
  })
  return new Map((await Promise.all(opened)).flat())
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter((name) => !name.split(sep).some((segment) => segment.startsWith('.')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
