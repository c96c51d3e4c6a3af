import type { Entry } from '@prospectus/content/catalogue/snapshot'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { entryInLanguage } from '../../ui/search-form/in-language.ts'
import { SearchForm } from '../../ui/search-form/search-form.tsx'
import { LostPage } from './lost-page.tsx'

/** The page for an address that holds nothing: a search box and ways on, and nothing else (ROUTE-3). */
export function MissingLayout() {
  const page = usePage()
  const { notFound } = page.messages
  const ways = onward(page)
  return (
    <div className="missing-layout theme-tinted">
      <div className="container missing-layout-sheet">
        <div className="missing-layout-words">
          <h1 className="missing-layout-title">{notFound.title}</h1>
          <p className="missing-layout-lede">{notFound.text}</p>
        </div>
        <LostPage />
        <div className="missing-layout-search">
          <p>{notFound.searchPrompt}</p>
          <SearchForm id="missing" />
        </div>
        {ways.length > 0 && (
          <nav className="missing-layout-onward" aria-labelledby="onward">
            <h2 className="missing-layout-heading" id="onward">
              {notFound.onward}
            </h2>
            <ul className="missing-layout-ways">
              {ways.map(({ name, path }) => (
                <li key={path}>
                  <a href={path}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  )
}

const WAYS_ON = ['home', 'resources', 'request-a-demo', 'contact', 'sitemap']

/** Pages that are there, under the names that they have. */
function onward(page: PageView): readonly Entry[] {
  return WAYS_ON.flatMap((fullSlug) => entryInLanguage(fullSlug, page) ?? [])
}
