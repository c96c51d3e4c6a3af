import type { ReadContext } from '@prospectus/content/schema/context/read-context'
import { sourceHash } from '@prospectus/server/http/security-headers'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderedPage } from '../../page/render-page.tsx'
import { htmlDocument } from '../../rendering/document.tsx'
import type { PageHead } from '../../rendering/page-head.ts'
import { PageProvider, type PageView } from '../../rendering/page-view.ts'
import { createRenderScope, RenderScopeProvider } from '../../rendering/render-scope.ts'
import { withModuleAddresses } from '../../rendering/script-markup.ts'
import { usedStyles } from '../../rendering/used-styles.ts'
import { SkipLink } from '../../ui/skip-link/skip-link.tsx'
import galleryStyles from './gallery.css?inline'
import { GalleryPage } from './gallery-page.tsx'
import type { GalleryView } from './gallery-view.ts'
import { schemaOf } from './specimens.ts'

/** Renders the gallery as a page of the site, but without the site's header and footer. */
export function renderGallery(
  view: GalleryView,
  page: PageView,
  context: ReadContext,
): RenderedPage {
  const issues: RenderedPage['issues'][number][] = []
  const body = withModuleAddresses(
    renderToStaticMarkup(
      <PageProvider value={page}>
        <RenderScopeProvider value={createRenderScope({ issues })}>
          <SkipLink />
          <GalleryPage view={view} context={context} />
        </RenderScopeProvider>
      </PageProvider>,
    ),
  )
  const css = usedStyles(body).css + galleryStyles
  const styles = { css, hash: sourceHash(css) }
  const title = view.blockType === undefined ? 'Blocks' : schemaOf(view.blockType).label
  const html = htmlDocument({
    lang: page.lang,
    head: headOf(title),
    styles,
    jsonLd: [],
    body,
  })
  return { status: 200, html, styleHash: styles.hash, issues }
}

function headOf(title: string): PageHead {
  return {
    title: `${title} – gallery`,
    description: undefined,
    canonical: undefined,
    robots: 'noindex',
    openGraph: {},
    alternates: [],
  }
}
