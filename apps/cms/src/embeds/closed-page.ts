import { Hono } from 'hono'
import { noticePage } from './notice-page.ts'

/**
 * What stands in a frame whose form or tool is not open: one calm sentence that says its height, as every
 * embedded page does (`docs/contracts/embed-messages.md`). The page around it has other ways to get in
 * touch.
 */
export function createClosedPages(): Hono {
  const app = new Hono()
  for (const path of ['/forms/:form', '/openings/*', '/assessment/*']) {
    app.get(path, (c) => c.html(page.html, 200, page.headers))
  }
  return app
}

const script = `addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || data?.type !== 'prospectus:request-height') return
  const height = document.documentElement.getBoundingClientRect().height
  source.postMessage({ type: 'prospectus:height', height }, origin)
})`

const page = noticePage('Not open at the moment', 'This is not open at the moment.', script)
