import type { Issue } from '@prospectus/content/schema/context/nested-block'
import type { ReadContext } from '@prospectus/content/schema/context/read-context'
import { sourceHash } from '@prospectus/server/http/security-headers'
import type { RenderedPage } from '../../page/render-page.tsx'
import { htmlDocument } from '../../rendering/document.tsx'
import { markupOf } from '../../rendering/markup.tsx'
import { noindexHead } from '../../rendering/page-head.ts'
import type { PageView } from '../../rendering/page-view.ts'
import { createRenderScope } from '../../rendering/render-scope.ts'
import { withModuleAddresses } from '../../rendering/script-markup.ts'
import { usedStyles } from '../../rendering/used-styles.ts'
import { SkipLink } from '../../ui/skip-link/skip-link.tsx'
import galleryStyles from './gallery.css?inline'
import { GalleryPage, type GalleryView } from './gallery-page.tsx'
import { schemaOf } from './specimens.ts'

/** Renders the gallery as a page of the site, but without the site's header and footer. */
export function renderGallery(
  view: GalleryView,
  page: PageView,
  context: ReadContext,
): RenderedPage {
  const issues: Issue[] = []
  const body = withModuleAddresses(
    markupOf(
      page,
      <>
        <SkipLink />
        <GalleryPage view={view} context={context} />
      </>,
      createRenderScope({ issues }),
    ),
  )
  const css = usedStyles(body).css + galleryStyles
  const styles = { css, hash: sourceHash(css) }
  const title = view.blockType === undefined ? 'Blocks' : schemaOf(view.blockType).label
  const html = htmlDocument({
    lang: page.lang,
    head: noindexHead(`${title} – gallery`),
    styles,
    jsonLd: [],
    body,
  })
  return { status: 200, html, styleHash: styles.hash, issues }
}
