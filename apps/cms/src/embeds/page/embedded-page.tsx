import { designFiles } from 'virtual:embed-design'
import { sourceHash } from '@prospectus/server/http/security-headers'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DESIGN_PATH } from './design-files.ts'
import type { EmbedTheme } from './embed-parameters.ts'
import styles from './embedded-page.css?inline'
import heightScript from './height.script.ts?script'

interface EmbeddedPageOptions {
  readonly lang: string
  readonly title: string
  readonly theme: EmbedTheme
  readonly body: ReactNode
  /** True for a page outside of frames, which gets a background and margins. */
  readonly isStandalone?: boolean
  /** Inline scripts of this page: `import text from './x.script.ts?script'`. */
  readonly scripts?: readonly string[]
  /** Inline styles of this page: `import css from './x.css?inline'`. */
  readonly styles?: readonly string[]
  /** Further sources for its content security policy: `{ 'form-action': ["'self'"] }`. */
  readonly allowedSources?: Readonly<Partial<Record<Directive, readonly string[]>>>
  readonly status?: 200 | 400 | 404 | 409 | 413 | 415 | 422 | 429 | 503
}

type Directive = 'script-src' | 'connect-src' | 'img-src' | 'form-action' | 'frame-src'

/** A response, to be sent with `respondWith`. */
export interface EmbeddedPage {
  readonly html: string
  readonly status: NonNullable<EmbeddedPageOptions['status']>
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Renders a page for a frame on the site, in the brand's design, without background or margins; it reports its height
 * (embed-messages#what-is-framed). Its policy allows only its own scripts and styles, and `allowedSources`.
 */
export function embeddedPage(options: EmbeddedPageOptions): EmbeddedPage {
  const { lang, title, theme, body, isStandalone, allowedSources = {}, status = 200 } = options
  const inlineStyles = [styles, ...(options.styles ?? [])]
  const scripts = [heightScript, ...(options.scripts ?? [])]
  const markup = renderToStaticMarkup(
    <html lang={lang} className={`theme-${theme}`} data-alone={isStandalone ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {fontNames.map((name) => (
          <link
            key={name}
            rel="preload"
            href={DESIGN_PATH + name}
            as="font"
            type="font/woff2"
            crossOrigin=""
          />
        ))}
        {sheetNames.map((name) => (
          <link key={name} rel="stylesheet" href={DESIGN_PATH + name} />
        ))}
        {inlineStyles.map((text) => (
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
    'style-src': ["'self'", ...inlineStyles.map(quotedHash)],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...allowedSources,
    'script-src': [...scripts.map(quotedHash), ...(allowedSources['script-src'] ?? [])],
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

/** Sends a page, with further headers. */
export function respondWith(c: Context, page: EmbeddedPage, headers = {}): Response {
  return c.html(page.html, page.status, { ...page.headers, ...headers })
}

const preloadedNames = designFiles.filter((file) => file.isPreloaded).map(({ name }) => name)
const sheetNames = preloadedNames.filter((name) => name.endsWith('.css'))
const fontNames = preloadedNames.filter((name) => !name.endsWith('.css'))

function quotedHash(text: string): string {
  return `'${sourceHash(text)}'`
}
