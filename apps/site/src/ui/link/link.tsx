import { formatMessage } from '@prospectus/content/messages/format-message'
import type { Link as LinkTarget } from '@prospectus/content/schema/links/multilink'
import type { LinkAttributes } from '@prospectus/content/schema/rich-text/link-attributes'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { languageName } from './language-name.ts'
import { otherLanguage } from './languages.ts'

interface LinkProps {
  readonly link: LinkTarget
  /** The attributes that an editor added to the link. */
  readonly attributes?: LinkAttributes | undefined
  readonly className?: string
  /**
   * `page` where the link leads to the page that it is on, `true` where it leads to the section around that
   * page.
   */
  readonly current?: 'page' | 'true' | undefined
  /** Saves the file instead of showing it. */
  readonly download?: boolean
  readonly children: ReactNode
}

/**
 * A link as content has it (BLOCK-10): one that leaves the site or opens a tab says so to those who
 * do not see it, and gives the other side no handle on this window. One to a page in another language
 * names that language to everybody (LANG-2).
 */
export function Link(props: LinkProps): ReactNode {
  const { link, attributes, className, current, download, children } = props
  const { rel = '', hreflang, ...others } = attributes ?? {}
  const page = usePage()
  const { layout } = page.messages
  const notice = link.newTab
    ? link.external
      ? layout.externalNewTab
      : layout.newTab
    : link.external
      ? layout.externalLink
      : undefined
  const opensWindow = link.newTab || link.external
  const relations = new Set([...(opensWindow ? ['noopener'] : []), ...rel.split(' ')])
  const language = link.file || link.external ? undefined : otherLanguage(link.href, page)
  return (
    <a
      {...others}
      href={link.href}
      hrefLang={hreflang ?? language}
      className={className}
      target={link.newTab ? '_blank' : undefined}
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

/** The language's code for the eye, its name for the ear. */
function OtherLanguage({ lang }: { readonly lang: string }): ReactNode {
  const page = usePage()
  const { layout, locale } = page.messages
  const name = formatMessage(
    layout.otherLanguage,
    { language: languageName(lang, page.lang) },
    locale,
  )
  return (
    <>
      <span className="link-language" aria-hidden="true">
        {lang}
      </span>
      <span className="visually-hidden"> ({name})</span>
    </>
  )
}
