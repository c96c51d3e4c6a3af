import type { Issue } from '@prospectus/content/schema/context/nested-block'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { layoutFor } from '../layouts/layouts.ts'
import { NotFoundPage } from '../layouts/not-found/not-found-page.tsx'
import { type DocumentDecorator, htmlDocument } from '../rendering/document.tsx'
import { atFold } from '../rendering/fold.tsx'
import { pageHead } from '../rendering/page-head.ts'
import { PageProvider, type PageView } from '../rendering/page-view.ts'
import { createRenderScope, RenderScopeProvider } from '../rendering/render-scope.ts'
import { withModuleAddresses } from '../rendering/script-markup.ts'
import { sharedStyles } from '../rendering/shared-styles.ts'
import { usedStyles } from '../rendering/used-styles.ts'
import { ConsentBanner } from '../ui/consent/consent-banner.tsx'
import { Footer } from '../ui/footer/footer.tsx'
import { Header } from '../ui/header/header.tsx'
import { SchemaAlert } from '../ui/schema-alert/schema-alert.tsx'
import { SkipLink } from '../ui/skip-link/skip-link.tsx'
import type { SearchRecord } from '../visit/search-record.ts'

export interface RenderedPage {
  /** 500 in development only, where the page shows the error. */
  readonly status: 200 | 404 | 500
  readonly html: string
  /** Of the inlined style sheet, for the content security policy: `sha256-…`. */
  readonly styleHash: string
  readonly issues: readonly Issue[]
  readonly search?: SearchRecord | undefined
  /** Tags of what was read for it; left out where no CDN asks for them. */
  readonly reads?: ReadonlySet<string> | undefined
}

/** Renders a story in the layout of its component (BLOCK-1). */
export function renderStory(page: PageView, decorate?: DocumentDecorator): RenderedPage {
  if (page.story === undefined) throw new Error('renderStory needs a story')
  const { Layout, jsonLd } = layoutFor(page.story.content)
  const jsonLds = [...page.story.schemas, ...jsonLd(page.story, page)]
  return render(page, 200, <Layout />, jsonLds, decorate)
}

export function renderNotFound(page: PageView): RenderedPage {
  return render({ ...page, story: undefined }, 404, <NotFoundPage />, [])
}

/** Renders what many pages share, styles included, for a compression dictionary (decision 0090). */
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
  decorate: DocumentDecorator = (parts) => parts,
): RenderedPage {
  const [issues, searches]: [Issue[], SearchRecord[]] = [[], []]
  const markup = withModuleAddresses(
    renderToStaticMarkup(
      <PageProvider value={page}>
        <RenderScopeProvider value={createRenderScope({ issues, searches })}>
          <SkipLink />
          <ConsentBanner />
          <Header />
          <main id="main" tabIndex={-1}>
            {page.story && page.story.invalidSchemas > 0 && <SchemaAlert />}
            {layout}
          </main>
          <Footer />
        </RenderScopeProvider>
      </PageProvider>,
    ),
  )
  const { above, opening, below } = atFold(markup)
  const styles = usedStyles(above, opening + below)
  const link = styles.href ? `<link rel="stylesheet" href="${styles.href}"/>` : ''
  const body = above + opening + link + below
  const parts = decorate({ lang: page.lang, head: pageHead(page), styles, jsonLd, body })
  return {
    status,
    html: htmlDocument(parts),
    styleHash: parts.styles.hash,
    issues,
    search: searches[0],
  }
}
