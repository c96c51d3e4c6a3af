import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

/** A built file of the editor. */
interface EditorFile {
  readonly type: string
  readonly plain: Uint8Array<ArrayBuffer>
  /** Compressed once, when it was built. */
  readonly brotli: Uint8Array<ArrayBuffer> | undefined
}

export interface EditorFiles {
  /** The page that all of the editor is. */
  readonly page: string
  /** By path, such as `/_/main-8f3a.js`; the name of each contains a hash of its content. */
  readonly files: ReadonlyMap<string, EditorFile>
}

/**
 * Reads the built editor into memory. Undefined when there is no build, as where a test serves the content
 * system alone.
 */
export async function openEditorFiles(folder: string): Promise<EditorFiles | undefined> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
  if (page === undefined) return undefined
  const entries = await readdir(join(folder, '_'), { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const present = new Set(names)
  const read = async (name: string) => new Uint8Array(await readFile(join(folder, name)))
  const files = names.flatMap((name) => {
    const type = TYPES.get(extname(name))
    return type === undefined ? [] : [{ name, type }]
  })
  const opened = files.map(async ({ name, type }) => {
    const brotli = present.has(`${name}.br`) ? await read(`${name}.br`) : undefined
    return [`/${name.split(sep).join('/')}`, { type, plain: await read(name), brotli }] as const
  })
  return { page, files: new Map(await Promise.all(opened)) }
}

/** What the build makes; files of any other kind are not served. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
])
