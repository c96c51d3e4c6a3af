import { designFiles } from 'virtual:embed-design'
import { Hono } from 'hono'

export const DESIGN_PATH = '/_/'

/** Serves the style sheet and fonts of embedded pages. Their names contain a hash, so that they never change. */
export function createDesignFiles(): Hono {
  const app = new Hono()
  for (const { name, base64 } of designFiles) {
    const bytes = Buffer.from(base64, 'base64')
    const type = name.endsWith('.css') ? 'text/css; charset=utf-8' : 'font/woff2'
    const headers = {
      'content-type': type,
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
    }
    app.get(DESIGN_PATH + name, () => new Response(bytes, { headers }))
  }
  return app
}
