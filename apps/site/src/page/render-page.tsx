import type { Issue } from '@prospectus/content/schema/context/nested-block'
import type { ReactNode } from 'react'
import { layoutFor } from '../layouts/layouts.ts'
import { NotFoundLayout } from '../layouts/not-found/not-found-layout.tsx'
import { type DocumentDecorator, documentShell, htmlDocument } from '../rendering/document.tsx'
import { splitAtFold } from '../rendering/fold.tsx'
import { markupOf } from '../rendering/markup.tsx'
import { pageHead } from '../rendering/page-head.ts'
import { type PageText, textOf } from '../rendering/page-text.ts'
import type { PageView } from '../rendering/page-view.ts'
import { createRenderScope } from '../rendering/render-scope.ts'
import { withModuleAddresses } from '../rendering/script-markup.ts'
import { sharedStyles } from '../rendering/shared-styles.ts'
import { styleHooksIn, stylesOf, type UsedStyles } from '../rendering/used-styles.ts'
import { SchemaAlert } from '../ui/schema-alert/schema-alert.tsx'
import type { SearchRecord } from '../visit/search-record.ts'
import { type FramePart, type PageFrame, pageFrame } from './page-frame.tsx'

export interface RenderedPage {
  /** 500 only in development, with a page that shows the error. */
  readonly status: 200 | 404 | 500
  readonly html: string
  /** `html` in parts; undefined if the page was not joined from parts, such as with a decorator. */
  readonly parts?: PageText
  /** Hash of the inlined style sheet for the content security policy: `sha256-…`. */
  readonly styleHash: string
  readonly issues: readonly Issue[]
  /** The search whose results the page shows. */
  readonly search?: SearchRecord | undefined
  /** Tags of the content that the page was rendered from; undefined without a CDN. */
  readonly reads?: ReadonlySet<string> | undefined
}

/** Renders a story in the layout of its component (BLOCK-1). */
export function renderStory(page: PageView, decorate?: DocumentDecorator): RenderedPage {
  if (page.story === undefined)
    throw new Error('Expected a page with a story to render; this one has none')
  const { Layout, jsonLd } = layoutFor(page.story.content)
  const jsonLds = [...page.story.schemas, ...jsonLd(page.story, page)]
  return render(page, 200, <Layout />, jsonLds, decorate)
}

/** Renders the not-found page (status 404), in the page's language. */
export function renderNotFound(page: PageView): RenderedPage {
  return render({ ...page, story: undefined }, 404, <NotFoundLayout />, [])
}

/** Renders the markup and styles that many pages share, for a compression dictionary (decision 0090). */
export function renderShared(page: PageView): string {
  const { html } = renderNotFound(page)
  const [, before = '', after = ''] = /^(.*<style>).*(<\/style>.*)$/s.exec(html) ?? []
  return before + sharedStyles(before + after) + after
}

function render(
  page: PageView,
  status: RenderedPage['status'],
  layout: ReactNode,
  jsonLd: readonly string[],
  decorate?: DocumentDecorator,
): RenderedPage {
  const [issues, searches]: [Issue[], SearchRecord[]] = [[], []]
  const frame = pageFrame(page)
  const main = withModuleAddresses(
    markupOf(
      page,
      <main id="main" tabIndex={-1}>
        {page.story && page.story.invalidSchemaCount > 0 && <SchemaAlert />}
        {layout}
      </main>,
      createRenderScope({ issues, searches }),
    ),
  )
  const { body, styles } = bodyOf(frame, main)
  const search = searches[0]
  const document = { lang: page.lang, head: pageHead(page), jsonLd }
  if (decorate !== undefined) {
    const decorated = decorate({ ...document, styles, body: textOf(body) })
    const { hash } = decorated.styles
    return { status, html: htmlDocument(decorated), styleHash: hash, issues, search }
  }
  const { css, bytes, hash } = styles
  const { untilStyles, untilBody, end } = documentShell(document)
  const parts = [
    untilStyles,
    bytes ? { text: css, bytes, isStyles: true } : css,
    untilBody,
    ...body,
    end,
  ]
  return { status, html: textOf(parts), parts, styleHash: hash, issues, search }
}

/** The body, with a link to the styles for content below the fold; the link is in the main part or the footer. */
function bodyOf(
  { before, footerStart, footerRest }: PageFrame,
  main: string,
): { readonly body: PageText; readonly styles: UsedStyles } {
  const { above, opening, below } = splitAtFold(main)
  const aboveFold = [before, above]
  const foldOpening = opening === '' ? footerStart : opening
  const belowFold = opening === '' ? footerRest : [below, footerStart, ...footerRest]
  const hasFold = textOf([foldOpening]) !== ''
  const styles = hasFold
    ? stylesOf(styleHooksOf(aboveFold), styleHooksOf([foldOpening, ...belowFold]))
    : stylesOf(styleHooksOf([...aboveFold, ...belowFold]), undefined)
  const link = styles.href ? `<link rel="stylesheet" href="${styles.href}"/>` : ''
  return { body: [...aboveFold, foldOpening, link, ...belowFold], styles }
}

function styleHooksOf(parts: readonly (string | FramePart)[]): readonly string[] {
  const styleHooks = parts.flatMap((part) =>
    typeof part === 'string' ? styleHooksIn(part) : part.styleHooks,
  )
  return [...new Set(styleHooks)]
}
