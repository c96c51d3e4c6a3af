import type { NavigationGroup } from '@prospectus/content/schema/stories/settings'
import { languageName } from '@prospectus/content/text/language-name'
import type { ReactNode } from 'react'
import { Fold } from '../../rendering/fold.tsx'
import { createMarkupMemo } from '../../rendering/markup.tsx'
import { usePage } from '../../rendering/page-view.ts'
import { homePath, translationsOf } from '../link/languages.ts'
import { Link } from '../link/link.tsx'
import { Logo } from '../logo/logo.tsx'
import { withNonBreakingNumbersAndCompounds } from '../typography/no-breaks.tsx'

const memoizeMarkup = createMarkupMemo()
/** One key, since pages with the same snapshot, settings and language have the same top of the footer. */
const SHARED_KEY = ''

/** Groups of links that editors choose, translations, legal links and a note. */
export function Footer({ translations = <Translations /> }: { readonly translations?: ReactNode }) {
  const page = usePage()
  const { settings, settingsAttributes } = page
  const { layout } = page.messages
  return (
    <footer className="footer theme-dark" {...settingsAttributes?.()}>
      <Fold />
      <div className="container">
        <div
          className="footer-top twelve-columns"
          dangerouslySetInnerHTML={{ __html: memoizeMarkup(page, SHARED_KEY, () => <FooterTop />) }}
        />
        <div className="footer-bottom">
          <a className="footer-home" href={homePath(page)}>
            <Logo name={settings.organisation ?? layout.home} />
          </a>
          {translations}
          {settings.legal.length > 0 && (
            <nav aria-label={layout.legalNavigation}>
              <ul className="footer-legal">
                {settings.legal.map((entry) => (
                  <li key={entry.uid} {...settingsAttributes?.(entry.uid)}>
                    <Link link={entry.link}>{entry.label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {settings.footerNote !== undefined && (
            <p className="footer-note">{settings.footerNote}</p>
          )}
          <a className="footer-up" href="#main">
            {layout.backToTop}
          </a>
        </div>
      </div>
    </footer>
  )
}

function FooterTop() {
  const { settings, messages } = usePage()
  return (
    <>
      {settings.strapline !== undefined && (
        <p className="footer-strapline">{withNonBreakingNumbersAndCompounds(settings.strapline)}</p>
      )}
      {settings.footer.length > 0 && (
        <nav className="footer-groups" aria-label={messages.layout.footerNavigation}>
          {settings.footer.map((group) => (
            <FooterGroup key={group.uid} group={group} />
          ))}
        </nav>
      )}
    </>
  )
}

/**
 * A group's name and links; on phones its name is the summary of `details`, which shows and hides the links after it.
 */
function FooterGroup({ group }: { readonly group: NavigationGroup }) {
  const { settingsAttributes } = usePage()
  const { uid, label, link, entries } = group
  return (
    <div {...settingsAttributes?.(uid)}>
      <details>
        <summary>{label}</summary>
      </details>
      <h2>{link === undefined ? label : <Link link={link}>{label}</Link>}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.uid} {...settingsAttributes?.(entry.uid)}>
            <Link link={entry.link}>{entry.label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links to the page in other languages, each labelled with the language's own name (LANG-1). */
export function Translations() {
  const page = usePage()
  const translations = translationsOf(page)
  if (translations.length === 0) return null
  return (
    <nav aria-label={page.messages.layout.languages}>
      <ul className="footer-legal">
        {translations.map(({ lang, path }) => (
          <li key={lang}>
            <a href={path} hrefLang={lang} lang={lang}>
              {languageName(lang, lang)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
