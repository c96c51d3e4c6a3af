import { createHash } from 'node:crypto'
import { Hono } from 'hono'

/**
 * What a visitor sees in the frame of a form that there is none of (EMBED-3): one calm sentence instead
 * of JSON, until the page around it shows other ways to get in touch. Programs, and whoever asks for a
 * file, go on to the routes behind it.
 */
export function createMissingPages(): Hono {
  const app = new Hono()
  app.get('*', async (c, next) => {
    const asksForPage = (c.req.header('accept') ?? '').includes('text/html')
    if (!asksForPage || c.req.path.startsWith('/f/')) return next()
    return c.html(page, 404, headers)
  })
  return app
}

const style = [
  ':root{color-scheme:light dark}',
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:transparent}',
  'p{margin:0;padding-block:1rem;max-width:34rem}',
].join('')

const page = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width,initial-scale=1">',
  '<meta name="robots" content="noindex"><title>Not available</title>',
  `<style>${style}</style></head>`,
  '<body><p>This form is not available at the moment.</p></body></html>',
].join('')

const headers = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  vary: 'accept',
}
