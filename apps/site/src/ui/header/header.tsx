import type { NavigationEntry, NavigationGroup } from '@prospectus/content/schema/stories/settings'
import { createSnapshotMemo } from '../../rendering/markup.tsx'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { ButtonLink } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { homePath, pathInLanguage } from '../link/languages.ts'
import { internalLinkTarget, Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'
import { SearchForm } from '../search-form/search-form.tsx'

const MENU_ID = 'site-menu'
const SEARCH_ID = 'site-search'

/**
 * The header. Works without script: groups are disclosures, the search panel and the small-screen navigation are
 * popovers.
 */
export function Header() {
  const page = usePage()
  const { settings, settingsAttributes, messages, path } = page
  const { navigation, navigationLinks, organisation } = settings
  const { search } = messages
  const home = homePath(page)
  const homeName = [organisation, messages.layout.home].filter(Boolean).join(': ')
  const searchPath = searchPathOf(page)
  return (
    <header
      className="header theme-light"
      data-enhance="header"
      data-when="idle"
      {...settingsAttributes?.()}
    >
      <div className="header-bar container">
        <a className="header-home" href={home} aria-current={path === home ? 'page' : undefined}>
          <Logo name={homeName} />
        </a>
        <button className="header-menu-button" type="button" popoverTarget={MENU_ID}>
          <Icon name="menu" />
          {messages.layout.menu}
        </button>
        <nav
          className="header-menu"
          id={MENU_ID}
          popover="auto"
          aria-label={messages.layout.mainNavigation}
        >
          <button
            className="header-close"
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
            {messages.layout.closeMenu}
          </button>
          <div className="header-search-menu">
            <SearchForm id="menu" name={search.find} label={search.findLabel} />
          </div>
          <ul className="header-groups">
            {navigation.map((group) => (
              <HeaderGroup key={group.uid} group={group} path={path} />
            ))}
          </ul>
          <ul className="header-actions">
            <li className="header-search-item">
              <button className="header-search" type="button" popoverTarget={SEARCH_ID}>
                <Icon name="search" />
                <span>{search.find}</span>
              </button>
              <Link
                link={internalLinkTarget(searchPath)}
                className="header-search header-search-link"
                current={path === searchPath ? 'page' : undefined}
              >
                <Icon name="search" />
                <span>{search.title}</span>
              </Link>
            </li>
            {navigationLinks.map((item) => (
              <li key={item.uid} {...settingsAttributes?.(item.uid)}>
                <ButtonLink link={item.link} type={item.type}>
                  {item.label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-search-panel" id={SEARCH_ID} popover="auto">
          <div className="container">
            <SearchForm id="header" name={search.find} label={search.findLabel} autoFocus />
          </div>
        </div>
      </div>
      <div className="header-scale" />
    </header>
  )
}

/** A cache key for the header: the page's path if a header link leads there, and the groups that contain it. */
export function headerCacheKey(page: PageView): string {
  const { path } = page
  const { linkedPaths, groupRoots } = memoizeLinks(page, '', () => linksOf(page))
  const currentGroups = groupRoots.flatMap((roots, index) => (isBelow(path, roots) ? index : []))
  return `${linkedPaths.has(path) ? path : ''} ${currentGroups}`
}

interface HeaderLinks {
  readonly linkedPaths: ReadonlySet<string | undefined>
  /** Paths that each group's pages begin with. */
  readonly groupRoots: readonly (readonly string[])[]
}

const memoizeLinks = createSnapshotMemo<HeaderLinks>()

function linksOf(page: PageView): HeaderLinks {
  const groups = page.settings.navigation
  const links = groups.flatMap((group) => [group.link, ...group.entries.map(({ link }) => link)])
  return {
    linkedPaths: new Set([homePath(page), searchPathOf(page), ...links.map((link) => link?.href)]),
    groupRoots: groups.map(rootsOf),
  }
}

const searchPathOf = (page: PageView) => pathInLanguage('search', page) ?? '/search'

interface HeaderGroupProps {
  readonly group: NavigationGroup
  readonly path: string
}

/** A plain link, or a disclosure with its entries. */
function HeaderGroup({ group, path }: HeaderGroupProps) {
  const { settingsAttributes } = usePage()
  const isCurrent = isBelow(path, rootsOf(group))
  if (group.entries.length === 0) {
    if (group.link === undefined) return null
    return (
      <li className="header-group" {...settingsAttributes?.(group.uid)}>
        <Link
          link={group.link}
          className={`header-label${isCurrent ? ' header-here' : ''}`}
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
        <summary className={`header-label${isCurrent ? ' header-here' : ''}`}>
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

function Entry({ entry, path }: { readonly entry: NavigationEntry; readonly path: string }) {
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

/** Paths of the group's pages; links with a fragment or query (`/resources?type=news`) do not count. */
function rootsOf(group: NavigationGroup): readonly string[] {
  const links = [group.link, ...group.entries.map((entry) => entry.link)]
  return links.flatMap((link) => {
    if (link === undefined || link.isExternal || /[?#]/.test(link.href)) return []
    const root = link.href.replace(/\/$/, '')
    return root === '' ? [] : root
  })
}

function isBelow(path: string, roots: readonly string[]): boolean {
  return roots.some(
    (root) => path.startsWith(root) && (path.length === root.length || path[root.length] === '/'),
  )
}
