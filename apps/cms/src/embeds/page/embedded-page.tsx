import { designFiles } from 'virtual:embed-design'
import { sourceHash } from '@prospectus/server/http/security-headers'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DESIGN_PATH } from './design-files.ts'
import styles from './embedded-page.css?inline'
import heightScript from './height.script.ts?script'
import type { Theme } from './surroundings.ts'

interface EmbeddedPageOptions {
  readonly lang: string
  readonly title: string
  readonly theme: Theme
  readonly body: ReactNode
  /** Not in a frame: the page gets a background and margins. */
  readonly alone?: boolean
  /** Inline scripts of this page: `import text from './x.script.ts?script'`. */
  readonly scripts?: readonly string[]
  /** Inline styles of this page: `import css from './x.css?inline'`. */
  readonly styles?: readonly string[]
  /** Additions to its content security policy: `{ 'form-action': ["'self'"] }`. */
  readonly allows?: Readonly<Partial<Record<Directive, readonly string[]>>>
  readonly status?: 200 | 400 | 404 | 409 | 413 | 415 | 422 | 429 | 503
}

type Directive = 'script-src' | 'connect-src' | 'img-src' | 'form-action' | 'frame-src'

/** A response: `c.html(page.html, page.status, page.headers)`. */
export interface EmbeddedPage {
  readonly html: string
  readonly status: NonNullable<EmbeddedPageOptions['status']>
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Renders a page for a frame on the site, in the brand's design, without background or margins; it reports its height
 * (embed-messages#what-is-framed). Its policy allows only its own scripts and styles, and what `allows` adds.
 */
export function embeddedPage(options: EmbeddedPageOptions): EmbeddedPage {
  const { lang, title, theme, body, alone = false, allows = {}, status = 200 } = options
  const sheets = [styles, ...(options.styles ?? [])]
  const scripts = [heightScript, ...(options.scripts ?? [])]
  const markup = renderToStaticMarkup(
    <html lang={lang} className={`theme-${theme}`} data-alone={alone ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {fonts.map((name) => (
          <link
            key={name}
            rel="preload"
            href={DESIGN_PATH + name}
            as="font"
            type="font/woff2"
            crossOrigin=""
          />
        ))}
        {sheetFiles.map((name) => (
          <link key={name} rel="stylesheet" href={DESIGN_PATH + name} />
        ))}
        {sheets.map((text) => (
          <style key={text} dangerouslySetInnerHTML={{ __html: text }} />
        ))}
      </head>
      <body>
        {body}
        {scripts.map((text) => (
          <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
        ))}
      </body>
    </html>,
  )
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'style-src': ["'self'", ...sheets.map(quotedHash)],
    'script-src': [...scripts.map(quotedHash), ...(allows['script-src'] ?? [])],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': allows['form-action'] ?? ["'none'"],
    ...optionalDirectives(allows, ['connect-src', 'img-src', 'frame-src']),
  }
  return {
    html: `<!doctype html>${markup}`,
    status,
    headers: {
      'content-security-policy': Object.entries(policy)
        .map(([name, sources]) => `${name} ${sources.join(' ')}`)
        .join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  }
}

const early = designFiles.filter((file) => file.early).map(({ name }) => name)
const sheetFiles = early.filter((name) => name.endsWith('.css'))
const fonts = early.filter((name) => !name.endsWith('.css'))

function quotedHash(text: string): string {
  return `'${sourceHash(text)}'`
}

function optionalDirectives(
  allows: NonNullable<EmbeddedPageOptions['allows']>,
  names: readonly Directive[],
) {
  return Object.fromEntries(names.flatMap((name) => (allows[name] ? [[name, allows[name]]] : [])))
}
