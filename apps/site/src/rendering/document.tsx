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
  const html = renderToStaticMarkup(
    <html lang={parts.lang}>
      <Head {...parts} />
      <body dangerouslySetInnerHTML={{ __html: parts.body }} />
    </html>,
  )
  return `<!doctype html>${html}`
}

function Head({ head, styles, jsonLd, ahead }: DocumentParts): ReactNode {
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
      <style dangerouslySetInnerHTML={{ __html: styles.css }} />
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
