import { type Context, Hono } from 'hono'
import { cmsMessages } from '../messages/messages.ts'
import styles from './notice.css?inline'
import { themeOf } from './page/embed-parameters.ts'
import { type EmbeddedPage, embeddedPage, respondWith } from './page/embedded-page.tsx'

/** A page with one sentence, in the requested theme. */
export function noticePage(
  c: Context,
  notice: { readonly lang: string; readonly title: string; readonly sentence: string },
  status: 404 | 429 | 503,
): EmbeddedPage {
  return embeddedPage({
    lang: notice.lang,
    title: notice.title,
    theme: themeOf(c.req.query('theme')),
    styles: [styles],
    status,
    body: (
      <main>
        <h1 className="notice">{notice.sentence}</h1>
      </main>
    ),
  })
}

/**
 * Responds to unknown addresses with a 404 page of one sentence. The frame of a form that does not exist shows this
 * page until the host page offers other ways to get in touch (EMBED-3). Requests for assets, and those that do not
 * accept HTML, fall through to the next routes.
 */
export function createNotFoundRoutes(): Hono {
  const app = new Hono()
  app.get('*', async (c, next) => {
    const wantsHtml = (c.req.header('accept') ?? '').includes('text/html')
    if (!wantsHtml || c.req.path.startsWith(ASSET_PATH)) return next()
    const { lang, missing } = cmsMessages(c.req.query('lang'))
    return respondWith(c, noticePage(c, { lang, ...missing }, 404), { vary: 'accept' })
  })
  return app
}

/** Path prefix of assets, which `createAssetRoutes` serves. */
const ASSET_PATH = '/f/'
