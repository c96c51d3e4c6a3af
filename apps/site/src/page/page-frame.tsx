import { atFold } from '../rendering/fold.tsx'
import { type SharedText, sharedText } from '../rendering/page-text.ts'
import type { PageView } from '../rendering/page-view.ts'
import { withModuleAddresses } from '../rendering/script-markup.ts'
import { createShared, markupOf } from '../rendering/shared-markup.tsx'
import { marksIn } from '../rendering/used-styles.ts'
import { ConsentBanner } from '../ui/consent/consent-banner.tsx'
import { Footer } from '../ui/footer/footer.tsx'
import { Header, headerKey } from '../ui/header/header.tsx'
import { SkipLink } from '../ui/skip-link/skip-link.tsx'

/** What stands around the main part of a page: two thirds of the markup of an article, and the same on most pages. */
export interface PageFrame {
  /** Skip link, banner and header. */
  readonly before: FramePart
  /** The footer up to its mark of the fold; empty without one. */
  readonly footerStart: FramePart
  readonly footerEnd: FramePart
}

/** A part of a frame, with what its styles depend on. */
export interface FramePart extends SharedText {
  readonly marks: readonly string[]
}

export function pageFrame(page: PageView): PageFrame {
  const before = sharedBefore(page, `${page.tagManagerId ?? ''} ${headerKey(page)}`, () => {
    const parts = (
      <>
        <SkipLink />
        <ConsentBanner />
        <Header />
      </>
    )
    return framePart(withModuleAddresses(markupOf(page, parts)))
  })
  // Of a page with translations of its own, the footer links to them.
  const hasTranslations = (page.story?.alternates.length ?? 0) > 0
  return {
    before,
    ...(hasTranslations ? footer(page) : sharedFooter(page, '', () => footer(page))),
  }
}

type FooterParts = Pick<PageFrame, 'footerStart' | 'footerEnd'>

const sharedBefore = createShared<FramePart>()
const sharedFooter = createShared<FooterParts>()

function footer(page: PageView): FooterParts {
  const { above, opening, below } = atFold(withModuleAddresses(markupOf(page, <Footer />)))
  return { footerStart: framePart(opening), footerEnd: framePart(above + below) }
}

function framePart(html: string): FramePart {
  return { ...sharedText(html), marks: marksIn(html) }
}
