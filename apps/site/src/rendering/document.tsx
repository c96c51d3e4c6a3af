import { fontUrl, iconUrl } from 'virtual:brand-design'
import { loaderUrl } from 'virtual:client-modules'
import { sourceHash } from '@prospectus/server/http/security-headers'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageHead } from './page-head.ts'
import type { UsedStyles } from './used-styles.ts'

export interface DocumentParts {
  readonly lang: string
  readonly head: PageHead
  readonly styles: UsedStyles
  /** JSON-LD, already safe inside a script element (BLOCK-8). */
  readonly jsonLd: readonly string[]
  readonly body: string
  /** Elements placed before the loader's script in the head. */
  readonly beforeLoader?: ReactNode
}

/** Changes a document before it is written, such as by adding a notice to its body. */
export type DocumentDecorator = (parts: DocumentParts) => DocumentParts

/** Adds an element, with its styles, before the rest of the body. */
export function prependToBody(
  parts: DocumentParts,
  element: ReactNode,
  css: string,
): DocumentParts {
  const allCss = parts.styles.css + css
  const styles = { css: allCss, hash: sourceHash(allCss) }
  return { ...parts, styles, body: renderToStaticMarkup(element) + parts.body }
}

export function htmlDocument(parts: DocumentParts): string {
  const { untilStyles, untilBody, end } = documentShell(parts)
  return untilStyles + parts.styles.css + untilBody + parts.body + end
}

/** The markup around a document's styles and body. */
export interface DocumentShell {
  readonly untilStyles: string
  readonly untilBody: string
  readonly end: string
}

/** Renders a document without its styles and body, which bypass React: it would copy tens of kilobytes unchanged. */
export function documentShell(parts: Omit<DocumentParts, 'body' | 'styles'>): DocumentShell {
  const html = renderToStaticMarkup(
    <html lang={parts.lang}>
      <Head {...parts} />
      <body />
    </html>,
  )
  // Texts are escaped, so the first `<style>` and the last `<body>` are the document's own.
  const stylesStart = html.indexOf(STYLE_TAG) + STYLE_TAG.length
  const bodyStart = html.lastIndexOf(BODY_TAG) + BODY_TAG.length
  return {
    untilStyles: `<!doctype html>${html.slice(0, stylesStart)}`,
    untilBody: html.slice(stylesStart, bodyStart),
    end: html.slice(bodyStart),
  }
}

const STYLE_TAG = '<style>'
const BODY_TAG = '<body>'

function Head({
  head,
  jsonLd,
  beforeLoader,
}: Omit<DocumentParts, 'body' | 'styles' | 'lang'>): ReactNode {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      <meta name="robots" content={head.robots} />
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      {Object.entries(head.openGraph).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {head.twitterCard && <meta name="twitter:card" content={head.twitterCard} />}
      <link rel="icon" href={iconUrl} type="image/svg+xml" />
      {fontUrl && (
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      )}
      <style />
      {beforeLoader}
      <script type="module" src={loaderUrl} />
      {jsonLd.map((json) => (
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
    </head>
  )
}
