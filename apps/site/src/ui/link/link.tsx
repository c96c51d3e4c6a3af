import { formatMessage } from '@prospectus/content/messages/format-message'
import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import type { LinkAttributes } from '@prospectus/content/schema/rich-text/link-attributes'
import { languageName } from '@prospectus/content/text/language-name'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { otherLanguage } from './languages.ts'

interface LinkProps {
  readonly link: LinkTarget
  readonly attributes?: LinkAttributes | undefined
  readonly className?: string
  /** `page` for a link to the current page. */
  readonly current?: 'page' | undefined
  readonly download?: boolean
  readonly children: ReactNode
}

/**
 * A link from content (BLOCK-10). Links that leave the site or open a tab say so to screen readers and do not pass on
 * `window.opener`. Links to another language name it (LANG-2).
 */
export function Link(props: LinkProps) {
  const { link, attributes, className, current, download, children } = props
  const { rel = '', hreflang, ...others } = attributes ?? {}
  const page = usePage()
  const { layout } = page.messages
  const notice = link.opensNewTab
    ? link.isExternal
      ? layout.externalNewTab
      : layout.newTab
    : link.isExternal
      ? layout.externalLink
      : undefined
  const needsNoopener = link.opensNewTab || link.isExternal
  const relations = new Set([...(needsNoopener ? ['noopener'] : []), ...rel.split(' ')])
  const language = link.isFile || link.isExternal ? undefined : otherLanguage(link.href, page)
  return (
    <a
      {...others}
      href={link.href}
      hrefLang={hreflang ?? language}
      className={className}
      target={link.opensNewTab ? '_blank' : undefined}
      rel={[...relations].join(' ').trim() || undefined}
      aria-current={current}
      download={download}
    >
      {children}
      {language !== undefined && <OtherLanguage lang={language} />}
      {notice !== undefined && <span className="visually-hidden"> ({notice})</span>}
    </a>
  )
}

/** The target of a link, not from content, to a page of this site. */
export function internalLinkTarget(href: string): LinkTarget {
  return { href, isExternal: false, opensNewTab: false, isFile: false }
}

/** Keeps the code of a language on the line of the word before it. */
const WORD_JOINER = '\u2060'

/** Names the language of a linked page: its code is shown, its name is read out. */
function OtherLanguage({ lang }: { readonly lang: string }) {
  const page = usePage()
  const { layout, locale } = page.messages
  const name = formatMessage(
    layout.otherLanguage,
    { language: languageName(lang, page.lang) },
    locale,
  )
  return (
    <>
      {WORD_JOINER}
      <span className="link-language" aria-hidden="true">
        {lang}
      </span>
      <span className="visually-hidden"> ({name})</span>
    </>
  )
}
