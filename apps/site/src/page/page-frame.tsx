import { atFold } from '../rendering/fold.tsx'
import { type SharedText, sharedText } from '../rendering/page-text.ts'
import type { PageView } from '../rendering/page-view.ts'
import { withModuleAddresses } from '../rendering/script-markup.ts'
import { createShared, markupOf } from '../rendering/shared-markup.tsx'
import { marksIn } from '../rendering/used-styles.ts'
import { ConsentBanner } from '../ui/consent/consent-banner.tsx'
import { Footer, Translations } from '../ui/footer/footer.tsx'
import { Header, headerKey } from '../ui/header/header.tsx'
import { SkipLink } from '../ui/skip-link/skip-link.tsx'

/** Everything around the main part of a page: two thirds of an article's markup, and the same on most pages. */
export interface PageFrame {
  /** Skip link, banner and header. */
  readonly before: FramePart
  /** The footer up to its fold mark; empty without one. */
  readonly footerStart: FramePart
  /** The rest of the footer: its links to the page in other languages, and what surrounds them. */
  readonly footerRest: readonly FramePart[]
}

/** A part of a frame, and the marks of markup that its styles depend on. */
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
  const { start, untilTranslations, end } = sharedFooter(page, '', () => footer(page))
  // A page with translations links to them, other pages to the start pages of the languages.
  const hasOwn = (page.story?.alternates.length ?? 0) > 0
  const translations = hasOwn ? links(page) : sharedLinks(page, '', () => links(page))
  return { before, footerStart: start, footerRest: [untilTranslations, translations, end] }
}

interface FooterParts {
  readonly start: FramePart
  readonly untilTranslations: FramePart
  readonly end: FramePart
}

const sharedBefore = createShared<FramePart>()
const sharedFooter = createShared<FooterParts>()
const sharedLinks = createShared<FramePart>()

function footer(page: PageView): FooterParts {
  const mark = <link rel="stylesheet" href="translations" />
  const html = withModuleAddresses(markupOf(page, <Footer translations={mark} />))
  const { above, opening, below } = atFold(html)
  const [until = '', end = ''] = (above + below).split(TRANSLATIONS)
  return {
    start: framePart(opening),
    untilTranslations: framePart(until),
    end: framePart(end),
  }
}

/** Placeholder in the footer that pages share. Texts contain no tags, because React escapes them. */
const TRANSLATIONS = '<link rel="stylesheet" href="translations"/>'

function links(page: PageView): FramePart {
  return framePart(markupOf(page, <Translations />))
}

function framePart(html: string): FramePart {
  return { ...sharedText(html), marks: marksIn(html) }
}
