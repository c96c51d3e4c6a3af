import { fontUrl, iconUrl } from 'virtual:brand-design'
import { loaderUrl } from 'virtual:client-modules'
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
  /** Goes before the loader's script in the head. */
  readonly ahead?: ReactNode
}

export type DocumentDecorator = (parts: DocumentParts) => DocumentParts

export function htmlDocument(parts: DocumentParts): string {
  const { untilStyles, untilBody, end } = documentAround(parts)
  return untilStyles + parts.styles.css + untilBody + parts.body + end
}

/** The document around its styles and its body. */
export interface DocumentAround {
  readonly untilStyles: string
  readonly untilBody: string
  readonly end: string
}

/** Styles and body bypass React, which would copy tens of kilobytes unchanged. */
export function documentAround(parts: Omit<DocumentParts, 'body' | 'styles'>): DocumentAround {
  const html = renderToStaticMarkup(
    <html lang={parts.lang}>
      <Head {...parts} />
      <body />
    </html>,
  )
  // Escaped texts have no tags, so that the first style is ours, and the last body too.
  const styles = html.indexOf(STYLES) + STYLES.length
  const body = html.lastIndexOf(BODY) + BODY.length
  return {
    untilStyles: `<!doctype html>${html.slice(0, styles)}`,
    untilBody: html.slice(styles, body),
    end: html.slice(body),
  }
}

const STYLES = '<style>'
const BODY = '<body>'

function Head({ head, jsonLd, ahead }: Omit<DocumentParts, 'body' | 'styles' | 'lang'>): ReactNode {
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
      {head.card && <meta name="twitter:card" content={head.card} />}
      <link rel="icon" href={iconUrl} type="image/svg+xml" />
      {fontUrl && (
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      )}
      <style />
      {ahead}
      <script type="module" src={loaderUrl} />
      {jsonLd.map((document) => (
        <script
          key={document}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: document }}
        />
      ))}
    </head>
  )
}
