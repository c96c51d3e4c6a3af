import type { NavigationEntry, NavigationGroup } from '@prospectus/content/schema/stories/settings'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'

interface HeaderGroupProps {
  readonly group: NavigationGroup
  /** Canonical path of the page being looked at. */
  readonly path: string
}

/** One group of the navigation: a plain link, or a disclosure with its entries. */
export function HeaderGroup({ group, path }: HeaderGroupProps): ReactNode {
  const { settingsAttributes } = usePage()
  const here = lies(path, group)
  if (group.entries.length === 0) {
    if (group.link === undefined) return null
    return (
      <li className="header-group" {...settingsAttributes?.(group.uid)}>
        <Link
          link={group.link}
          className={`header-label${here ? ' header-here' : ''}`}
          current={group.link.href === path ? 'page' : undefined}
        >
          {group.label}
        </Link>
      </li>
    )
  }
  return (
    <li className="header-group" {...settingsAttributes?.(group.uid)}>
      <details className="header-fold" name="site-navigation">
        <summary className={`header-label${here ? ' header-here' : ''}`}>
          {group.label}
          <Icon name="chevron" className="header-chevron" />
        </summary>
        <div className="header-panel">
          <ul className="header-entries container">
            {group.link !== undefined && (
              <li className="header-overview">
                <Link link={group.link} current={group.link.href === path ? 'page' : undefined}>
                  {group.label}
                </Link>
              </li>
            )}
            {group.entries.map((entry) => (
              <Entry key={entry.uid} entry={entry} path={path} />
            ))}
          </ul>
        </div>
      </details>
    </li>
  )
}

function Entry({
  entry,
  path,
}: {
  readonly entry: NavigationEntry
  readonly path: string
}): ReactNode {
  const { settingsAttributes } = usePage()
  return (
    <li className="header-entry" {...settingsAttributes?.(entry.uid)}>
      <Link link={entry.link} current={entry.link.href === path ? 'page' : undefined}>
        {entry.label}
      </Link>
      {entry.description !== undefined && <p>{entry.description}</p>}
    </li>
  )
}

/**
 * Whether the page is one of the group's, or lies below one of them. A link to a part or a selection
 * of a page (`/resources?type=news`) does not claim that page for its group.
 */
export function lies(path: string, group: NavigationGroup): boolean {
  const links = [group.link, ...group.entries.map((entry) => entry.link)]
  return links.some((link) => {
    if (link === undefined || link.external || /[?#]/.test(link.href)) return false
    const root = link.href.replace(/\/$/, '')
    return root !== '' && (path === root || path.startsWith(`${root}/`))
  })
}
