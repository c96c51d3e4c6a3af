import { usePage } from '../../rendering/page-view.ts'
import { type Crumb, crumbsOf } from './crumbs-of.ts'

/** The breadcrumbs of the page's story, if it has any. */
export function StoryBreadcrumbs() {
  const { story, snapshot, messages } = usePage()
  const crumbs = story === undefined ? [] : crumbsOf(story, snapshot, messages.layout.home)
  return crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />
}

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { layout } = usePage().messages
  return (
    <nav className="breadcrumbs small-label" aria-label={layout.breadcrumb}>
      <ol className="breadcrumbs-list">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path ?? crumb.name} className="breadcrumbs-item">
            {crumb.path === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {crumb.name}
              </span>
            ) : (
              <a href={crumb.path}>{crumb.name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
