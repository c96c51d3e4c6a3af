import { usePage } from '../../rendering/page-view.ts'

export interface Crumb {
  readonly name: string
  /** Undefined for a folder without a page, and for the page itself. */
  readonly path: string | undefined
}

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { layout } = usePage().messages
  return (
    <nav className="breadcrumbs" aria-label={layout.breadcrumb}>
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
