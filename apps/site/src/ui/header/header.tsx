import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { ButtonLink } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { homeOf, otherLanguage } from '../link/languages.ts'
import { Logo } from '../logo/logo.tsx'
import { HeaderGroup } from './header-group.tsx'

const MENU = 'site-menu'

/**
 * The head of every page: wordmark, navigation, search, and the one thing we would like a visitor to
 * do. Works without script: groups are disclosures of which one is open at a time, and on a small
 * screen the whole navigation is a popover.
 */
export function Header(): ReactNode {
  const page = usePage()
  const { settings, messages, path } = page
  const { navigation, navigationLinks, organisation } = settings
  const home = homeOf(page.lang, page) ?? '/'
  return (
    <header className="header theme-light" data-enhance="header" data-when="idle">
      <div className="header-bar container">
        <a className="header-home" href={home} aria-current={path === home ? 'page' : undefined}>
          <Logo name={homeName(organisation, messages.layout.home)} />
        </a>
        <button className="header-menu-button" type="button" popoverTarget={MENU}>
          <Icon name="menu" />
          {messages.layout.menu}
        </button>
        <nav
          className="header-menu"
          id={MENU}
          popover="auto"
          aria-label={messages.layout.mainNavigation}
        >
          <button
            className="header-close"
            type="button"
            popoverTarget={MENU}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
            {messages.layout.closeMenu}
          </button>
          <ul className="header-groups">
            {navigation.map((group) => (
              <HeaderGroup key={group.uid} group={group} path={path} />
            ))}
          </ul>
          <ul className="header-actions">
            <li>
              <a
                className="header-search"
                href="/search"
                hrefLang={otherLanguage('/search', page)}
                aria-current={path === '/search' ? 'page' : undefined}
              >
                <Icon name="search" />
                <span>{messages.search.title}</span>
              </a>
            </li>
            {navigationLinks.map((item) => (
              <li key={item.uid}>
                <ButtonLink link={item.link} type={item.type}>
                  {item.label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="header-scale" />
    </header>
  )
}

function homeName(organisation: string | undefined, home: string): string {
  return organisation === undefined ? home : `${organisation}: ${home}`
}
