import type { Context } from 'hono'
import styles from './notice.css?inline'
import { type EmbeddedPage, embeddedPage } from './page/embedded-page.tsx'
import { themeOf } from './page/surroundings.ts'

/** The page of a frame that has nothing to show but one sentence, in the theme that its address asks for. */
export function noticePage(
  c: Context,
  words: { readonly lang: string; readonly title: string; readonly sentence: string },
  status: 200 | 404 | 429 | 503 = 200,
): EmbeddedPage {
  return embeddedPage({
    lang: words.lang,
    title: words.title,
    theme: themeOf(c.req.query('theme')),
    styles: [styles],
    status,
    body: (
      <main>
        <h1 className="notice">{words.sentence}</h1>
      </main>
    ),
  })
}
