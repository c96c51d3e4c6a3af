import { Hono } from 'hono'
import { noticePage } from './notice-page.ts'

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
    return c.html(page.html, 404, { ...page.headers, vary: 'accept' })
  })
  return app
}

const page = noticePage('Not available', 'This form is not available at the moment.')
