import { entryInLanguage, translatedEntry } from '@prospectus/catalogue/languages/in-language'
import { DEFAULT_LANGUAGE, placeOf } from '@prospectus/content/schema/links/language-folder'
import type { PageView } from '../../rendering/page-view.ts'

type LinkingPage = Pick<PageView, 'lang' | 'snapshot'>

/** The language of one of our pages, where it is not that of the page with the link (LANG-1). */
export function otherLanguage(href: string, { lang, snapshot }: LinkingPage): string | undefined {
  if (!href.startsWith('/') || href.startsWith('/assets/')) return undefined
  const there = placeOf(href.replace(/[?#].*$/s, ''), snapshot.languages).lang
  return there === lang ? undefined : there
}

/** Where a language begins: its start page, or undefined while it has none. */
function homeOf(lang: string, { snapshot }: Pick<PageView, 'snapshot'>): string | undefined {
  return lang === DEFAULT_LANGUAGE ? '/' : translatedEntry('home', { lang, snapshot })?.path
}

/** The way home from a page: to its language's start page, else to the site's. */
export function wayHome(page: LinkingPage): string {
  return homeOf(page.lang, page) ?? '/'
}

/** Canonical path of a story in the page's own language, else in the site's; undefined without either. */
export function pathInLanguage(fullSlug: string, page: LinkingPage): string | undefined {
  return entryInLanguage(fullSlug, page)?.path
}

interface Translation {
  readonly lang: string
  readonly path: string
}

/** The page in every other language; the start page of one that it has not been translated into. */
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
