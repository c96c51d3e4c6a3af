import { Hono } from 'hono'
import { noticePage } from './notice.tsx'
import { wordsIn } from './words.ts'

/**
 * What a visitor sees in the frame of a form that does not exist (EMBED-3): one calm sentence instead
 * of JSON, until the page around it shows other ways to get in touch. Requests of
 * programs, and for files, go on to the routes behind it.
 */
export function createMissingPages(): Hono {
  const app = new Hono()
  app.get('*', async (c, next) => {
    const asksForPage = (c.req.header('accept') ?? '').includes('text/html')
    if (!asksForPage || c.req.path.startsWith('/f/')) return next()
    const { lang, missing } = wordsIn(c.req.query('lang'))
    const { html, status, headers } = noticePage(c, { lang, ...missing }, 404)
    return c.html(html, status, { ...headers, vary: 'accept' })
  })
  return app
}
