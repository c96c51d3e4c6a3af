import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { negotiateEncoding } from '@prospectus/server/http/negotiation'
import { type Context, Hono } from 'hono'

interface EditorRoutesOptions {
  readonly editor: EditorFiles
  readonly cmsUrl: string
  readonly previewUrl: string
  readonly embedsUrl: string
  readonly assetOrigin: string
}

/** Serves the editor's files below `/_/`, and its page, which holds only public data, at every other address. */
export function createEditorRoutes(options: EditorRoutesOptions): Hono {
  const { editor, cmsUrl } = options
  const pageHeaders = editorPageHeaders(options)
  const app = new Hono()
  app.get('/_/*', (c) => {
    const file = editor.files.get(c.req.path)
    if (file === undefined) return c.json({ error: 'There is no such file' }, 404)
    const { type, plain, brotli } = file
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    }
    const isCompressed = negotiateEncoding(c.req.header('accept-encoding')) === 'br'
    return brotli && isCompressed
      ? c.body(brotli, 200, { ...headers, 'content-encoding': 'br' })
      : c.body(plain, 200, headers)
  })
  app.get('*', (c) => {
    const redirectTarget = loopbackRedirect(new URL(c.req.url), cmsUrl)
    return redirectTarget === undefined
      ? c.html(editor.page, 200, pageHeaders)
      : c.redirect(redirectTarget)
  })
  return app
}

/** True for requests of a browser for a page or a file of the editor, false for requests of a script for data. */
export function isPageRequest(c: Context): boolean {
  const { method, path } = c.req
  if (method !== 'GET' && method !== 'HEAD') return false
  return path.startsWith('/_/') || (c.req.header('accept') ?? '').includes('text/html')
}

/** Redirect target for `localhost` if CMS_URL is `127.0.0.1`, or the reverse: people can only sign in at CMS_URL. */
export function loopbackRedirect(requested: URL, cmsUrl: string): string | undefined {
  const cms = new URL(cmsUrl)
  const isOther = requested.hostname !== cms.hostname && requested.port === cms.port
  if (!isOther || ![cms, requested].every(({ hostname }) => LOOPBACK.has(hostname)))
    return undefined
  return `${cms.origin}${requested.pathname}${requested.search}`
}

/**
 * Headers of the editor's page.
 * @param options.isDevelopment for an editor served from its sources: its styles are inline, and a socket reports
 * changes
 */
export function editorPageHeaders(
  { cmsUrl, previewUrl, embedsUrl, assetOrigin }: Omit<EditorRoutesOptions, 'editor'>,
  { isDevelopment = false }: { readonly isDevelopment?: boolean } = {},
) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "font-src 'self'",
    // A picture is shown from the browser's memory during its upload.
    `img-src 'self' data: blob: ${assetOrigin} ${previewUrl}`,
    `media-src 'self' blob: ${assetOrigin}`,
    isDevelopment ? `connect-src 'self' ${cmsUrl.replace(/^http/, 'ws')}` : "connect-src 'self'",
    `frame-src ${previewUrl} ${embedsUrl}`,
    "form-action 'self'",
    "base-uri 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-cache',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  }
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost'])

type EditorFiles = NonNullable<Awaited<ReturnType<typeof openEditorFiles>>>

/** Reads the built editor into memory; undefined without a build, as in tests of the content system alone. */
export async function openEditorFiles(folder: string) {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
  if (page === undefined) return undefined
  const entries = await readdir(join(folder, '_'), { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const fileNames = new Set(names)
  const read = async (name: string) => new Uint8Array(await readFile(join(folder, name)))
  const typedNames = names.flatMap((name) => {
    const type = TYPES.get(extname(name))
    return type === undefined ? [] : [{ name, type }]
  })
  const openedFiles = typedNames.map(async ({ name, type }) => {
    const brotli = fileNames.has(`${name}.br`) ? await read(`${name}.br`) : undefined
    const path: string = `/${name.split(sep).join('/')}`
    return [path, { type, plain: await read(name), brotli }] as const
  })
  /** By path, such as `/_/main-8f3a.js`; each name contains a hash of the content. */
  const files = new Map(await Promise.all(openedFiles))
  return { page, files }
}

/** Content types of the built files, by extension; other files are not served. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
])
