import { createHash } from 'node:crypto'
import { Hono } from 'hono'

/**
 * What stands in a frame whose form or tool is not open: one calm sentence that says its height, as every
 * embedded page does (`docs/contracts/embed-messages.md`). The page around it has other ways to get in
 * touch.
 */
export function createClosedPages(): Hono {
  const app = new Hono()
  for (const path of ['/forms/:form', '/openings/*', '/assessment/*']) {
    app.get(path, (c) => c.html(page, 200, headers))
  }
  return app
}

const style = [
  ':root{color-scheme:light dark}',
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:transparent}',
  'p{margin:0;padding-block:1rem;max-width:34rem}',
].join('')

const script = `addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || data?.type !== 'prospectus:request-height') return
  const height = document.documentElement.getBoundingClientRect().height
  source.postMessage({ type: 'prospectus:height', height }, origin)
})`

const page = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width,initial-scale=1">',
  '<meta name="robots" content="noindex"><title>Not open at the moment</title>',
  `<style>${style}</style></head><body><p>This is not open at the moment.</p>`,
  `<script>${script}</script></body></html>`,
].join('')

const headers = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
