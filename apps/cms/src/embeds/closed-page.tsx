import { Hono } from 'hono'
import { noticePage } from './notice.tsx'
import { wordsIn } from './words.ts'

/** The page in the frame of a tool that is not open: one calm sentence. */
export function createClosedPages(): Hono {
  const app = new Hono()
  for (const path of ['/openings/*', '/assessment/*']) {
    app.get(path, (c) => {
      const { lang, closed } = wordsIn(c.req.query('lang'))
      const { html, status, headers } = noticePage(c, { lang, ...closed })
      return c.html(html, status, headers)
    })
  }
  return app
}
