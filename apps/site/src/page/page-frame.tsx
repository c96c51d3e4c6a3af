import { splitAtFold } from '../rendering/fold.tsx'
import { createSnapshotMemo, markupOf } from '../rendering/markup.tsx'
import { type SharedText, sharedText } from '../rendering/page-text.ts'
import type { PageView } from '../rendering/page-view.ts'
import { withModuleAddresses } from '../rendering/script-markup.ts'
import { styleHooksIn } from '../rendering/used-styles.ts'
import { ConsentBanner } from '../ui/consent/consent-banner.tsx'
import { Footer, Translations } from '../ui/footer/footer.tsx'
import { Header, headerCacheKey } from '../ui/header/header.tsx'
import { SkipLink } from '../ui/skip-link/skip-link.tsx'

/** Everything around the main part of a page: two thirds of an article's markup, and the same on most pages. */
export interface PageFrame {
  /** Skip link, banner and header. */
  readonly before: FramePart
  /** The footer up to its fold mark; empty without one. */
  readonly footerStart: FramePart
  /** The rest of the footer in three parts: before the links to other languages, these links, and after them. */
  readonly footerRest: readonly FramePart[]
}

/** A part of a frame, with the style hooks in it (`styleHooksIn`). */
export interface FramePart extends SharedText {
  readonly styleHooks: readonly string[]
}

/** Renders the frame of a page; parts that pages share are rendered once. */
export function pageFrame(page: PageView): PageFrame {
  const before = memoizeBefore(page, `${page.tagManagerId ?? ''} ${headerCacheKey(page)}`, () => {
    const parts = (
      <>
        <SkipLink />
        <ConsentBanner />
        <Header />
      </>
    )
    return framePart(withModuleAddresses(markupOf(page, parts)))
  })
  const { start, untilTranslations, end } = memoizeFooter(page, '', () => footer(page))
  // A page with translations links to them, other pages to the start pages of the languages.
  const hasTranslations = (page.story?.alternates.length ?? 0) > 0
  const translations = hasTranslations
    ? translationLinks(page)
    : memoizeLinks(page, '', () => translationLinks(page))
  return { before, footerStart: start, footerRest: [untilTranslations, translations, end] }
}

interface FooterParts {
  readonly start: FramePart
  readonly untilTranslations: FramePart
  readonly end: FramePart
}

const memoizeBefore = createSnapshotMemo<FramePart>()
const memoizeFooter = createSnapshotMemo<FooterParts>()
const memoizeLinks = createSnapshotMemo<FramePart>()

function footer(page: PageView): FooterParts {
  const placeholder = <link rel="stylesheet" href="translations" />
  const html = withModuleAddresses(markupOf(page, <Footer translations={placeholder} />))
  const { above, opening, below } = splitAtFold(html)
  const [untilTranslations = '', end = ''] = (above + below).split(PLACEHOLDER_HTML)
  return {
    start: framePart(opening),
    untilTranslations: framePart(untilTranslations),
    end: framePart(end),
  }
}

/**
 * What React renders for `placeholder`, at which the shared footer is split for the page's own links to other
 * languages. Texts cannot contain it, because React escapes them.
 */
const PLACEHOLDER_HTML = '<link rel="stylesheet" href="translations"/>'

function translationLinks(page: PageView): FramePart {
  return framePart(markupOf(page, <Translations />))
}

function framePart(html: string): FramePart {
  return { ...sharedText(html), styleHooks: styleHooksIn(html) }
}
