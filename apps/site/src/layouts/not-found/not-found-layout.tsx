import { entryInLanguage } from '@prospectus/catalogue/languages/in-language'
import type { Entry } from '@prospectus/catalogue/rows/entry'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { GapDrawing } from '../../ui/empty-state/gap-drawing.tsx'
import { OnwardLinks } from '../../ui/onward-links/onward-links.tsx'
import { SearchForm } from '../../ui/search-form/search-form.tsx'

/** The not-found page: a search form and links (ROUTE-3). */
export function NotFoundLayout() {
  const page = usePage()
  const { notFound } = page.messages
  return (
    <div className="not-found-layout theme-tinted">
      <div className="container not-found-layout-sheet twelve-columns">
        <div className="not-found-layout-words">
          <h1 className="not-found-layout-title">{notFound.title}</h1>
          <p className="not-found-layout-lede">{notFound.text}</p>
        </div>
        <GapDrawing />
        <div className="not-found-layout-search">
          <p>{notFound.searchPrompt}</p>
          <SearchForm id="missing" />
        </div>
        <OnwardLinks id="onward" headingLevel={2} pages={suggestedPages(page)} />
      </div>
    </div>
  )
}

const ONWARD_PAGES = ['home', 'resources', 'request-a-demo', 'contact', 'sitemap']

function suggestedPages(page: PageView): readonly Entry[] {
  return ONWARD_PAGES.flatMap((fullSlug) => entryInLanguage(fullSlug, page) ?? [])
}
