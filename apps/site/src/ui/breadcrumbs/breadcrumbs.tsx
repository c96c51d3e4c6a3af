import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'

export interface Crumb {
  readonly name: string
  /** Where it leads; undefined for a folder that has no page, and for the page itself. */
  readonly path: string | undefined
}

/** Where the page lies: its folders from the home page down, and itself last. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactNode {
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
