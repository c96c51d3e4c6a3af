import { entryInLanguage, translatedEntry } from '@prospectus/catalogue/languages/in-language'
import { DEFAULT_LANGUAGE, splitSlug } from '@prospectus/content/schema/links/language-folder'
import type { PageView } from '../../rendering/page-view.ts'

type LinkingPage = Pick<PageView, 'lang' | 'snapshot'>

/** The language of a linked page, if it differs from this page's (LANG-1). */
export function otherLanguage(href: string, { lang, snapshot }: LinkingPage): string | undefined {
  if (!href.startsWith('/') || href.startsWith('/assets/')) return undefined
  const linkedLanguage = splitSlug(href.replace(/[?#].*$/s, ''), snapshot.languages).lang
  return linkedLanguage === lang ? undefined : linkedLanguage
}

/** Path of a language's start page; undefined if it has none. */
function homeOf(lang: string, { snapshot }: Pick<PageView, 'snapshot'>): string | undefined {
  return lang === DEFAULT_LANGUAGE ? '/' : translatedEntry('home', { lang, snapshot })?.path
}

/** Path of the start page in the page's language, else of the site's start page. */
export function homePath(page: LinkingPage): string {
  return homeOf(page.lang, page) ?? '/'
}

/** Path of a story in the page's language, else in the default language, else undefined. */
export function pathInLanguage(fullSlug: string, page: LinkingPage): string | undefined {
  return entryInLanguage(fullSlug, page)?.path
}

interface Translation {
  readonly lang: string
  readonly path: string
}

/** The page in every other language, or that language's start page. */
export function translationsOf({
  lang,
  story,
  snapshot,
}: Pick<PageView, 'lang' | 'story' | 'snapshot'>): readonly Translation[] {
  const alternates = story?.alternates ?? []
  return [DEFAULT_LANGUAGE, ...snapshot.languages].flatMap((other) => {
    if (other === lang) return []
    const path =
      alternates.find((alternate) => alternate.lang === other)?.path ?? homeOf(other, { snapshot })
    return path === undefined ? [] : [{ lang: other, path }]
  })
}
