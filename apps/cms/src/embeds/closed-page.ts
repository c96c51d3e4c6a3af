import { Hono } from 'hono'
import { noticePage } from './notice-page.ts'
import { inEveryLanguage } from './words.ts'

/**
 * The page in the frame of a form or tool that is not open: one calm sentence. Like every embedded page it
 * tells the page around it its height (`docs/contracts/embed-messages.md`); that page has other ways to get in
 * touch.
 */
export function createClosedPages(): Hono {
  const app = new Hono()
  for (const path of ['/forms/:form', '/openings/*', '/assessment/*']) {
    app.get(path, (c) => {
      const { html, headers } = pageIn(c.req.query('lang'))
      return c.html(html, 200, headers)
    })
  }
  return app
}

const script = `addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || data?.type !== 'prospectus:request-height') return
  const height = document.documentElement.getBoundingClientRect().height
  source.postMessage({ type: 'prospectus:height', height }, origin)
})`

const pageIn = inEveryLanguage(({ lang, closed }) => noticePage(lang, ...closed, script))
