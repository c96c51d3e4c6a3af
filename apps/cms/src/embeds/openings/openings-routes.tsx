import { Hono } from 'hono'
import type { Storage } from '../../storage/storage.ts'
import { embeddedPage } from '../page/embedded-page.tsx'
import { surroundingsOf } from '../page/surroundings.ts'
import styles from './openings.css?inline'
import { publishedOpenings } from './openings.ts'
import { OpeningsPage } from './openings-page.tsx'
import { openingsWords } from './words.ts'

/** `GET /openings` (EMBED-1): the published vacancies, each leading to its page on the site. */
export function createOpeningsRoutes(options: {
  readonly storage: Pick<Storage, 'stories'>
  readonly siteUrl: string
}): Hono {
  const { storage, siteUrl } = options
  const app = new Hono()
  app.get('/openings', async (c) => {
    const surroundings = surroundingsOf(c)
    const words = openingsWords(surroundings.lang)
    const openings = await publishedOpenings(storage, surroundings.lang)
    const choice = {
      department: c.req.query('department') ?? '',
      place: c.req.query('place') ?? '',
    }
    const { html, status, headers } = embeddedPage({
      lang: words.lang,
      title: words.title,
      theme: surroundings.theme,
      alone: !surroundings.embedded,
      styles: [styles],
      allows: { 'form-action': ["'self'"] },
      body: <OpeningsPage {...{ openings, choice, words, surroundings, siteUrl }} />,
    })
    return c.html(html, status, headers)
  })
  return app
}
