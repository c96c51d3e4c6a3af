import { parseSearch } from '@prospectus/catalogue/search/search-query'
import { pageTexts, withOrganisation } from '@prospectus/content/head/page-texts'
import type { Asset } from '@prospectus/content/schema/assets/asset'
import { frameImage } from '@prospectus/server/images/image-frame'
import { printImageOperations } from '@prospectus/server/images/image-operations'
import { SOCIAL_PICTURE } from '../assets/page-pictures.ts'
import { SOCIAL_SIZE, socialCard } from '../social/social-card.ts'
import type { PageView } from './page-view.ts'

/** The content of a page's `<head>` (HEAD-1, LANG-1). */
export interface PageHead {
  readonly title: string
  readonly description: string | undefined
  /** Absolute; undefined on the not-found page. */
  readonly canonical: string | undefined
  readonly robots: string
  readonly openGraph: Readonly<Record<string, string>>
  /** Large only with an image. */
  readonly twitterCard?: 'summary' | 'summary_large_image'
  readonly alternates: readonly { readonly lang: string; readonly href: string }[]
}

/** The head of a page that search engines leave out and nobody shares. */
export function noindexHead(title: string): PageHead {
  return {
    title,
    description: undefined,
    canonical: undefined,
    robots: 'noindex',
    openGraph: {},
    alternates: [],
  }
}

/** The head of a story's page, or of the not-found page. */
export function pageHead(page: PageView): PageHead {
  const { story, siteUrl, lang, mode } = page
  const organisation = page.settings.organisation ?? ''
  if (story === undefined) {
    return noindexHead(withOrganisation(page.messages.notFound.title, organisation))
  }
  const { content } = story
  const { title, description, sharedTitle, sharedDescription, image } = pageTexts(
    story,
    page.settings,
  )
  const canonical = siteUrl + story.path
  const openGraph = {
    'og:type': content.kind === 'resource' ? 'article' : 'website',
    'og:title': sharedTitle,
    'og:description': sharedDescription,
    'og:url': canonical,
    'og:site_name': organisation,
    'og:locale': lang,
    ...(image === undefined ? generatedImage(page) : openGraphImage(siteUrl, image)),
  }
  return {
    title: searchPrefix(page) + title,
    description,
    canonical,
    robots: mode === 'preview' || story.preventIndexing ? 'noindex' : 'index, follow',
    openGraph: Object.fromEntries(
      Object.entries(openGraph).flatMap(([key, value]) => (value ? [[key, value]] : [])),
    ),
    twitterCard: 'og:image' in openGraph ? 'summary_large_image' : 'summary',
    alternates: translations(page, canonical),
  }
}

/** The query, which starts the title of a results page to tell searches apart in the browser history; else ''. */
function searchPrefix({ story, query }: PageView): string {
  const isSearch = story?.content.kind === 'page' && story.content.body.some(isResults)
  const characters = isSearch ? [...parseSearch(query).text] : []
  if (characters.length === 0) return ''
  const ellipsis = characters.length > MAX_CHARACTERS_IN_TITLE ? '…' : ''
  return `${characters.slice(0, MAX_CHARACTERS_IN_TITLE).join('')}${ellipsis} – `
}

const isResults = ({ component }: { readonly component: string }) => component === 'search-results'
const MAX_CHARACTERS_IN_TITLE = 60

/** A generated image for a page without one (HEAD-1). */
function generatedImage(page: PageView): Record<string, string> {
  const card = socialCard(page)
  if (card === undefined) return {}
  return {
    'og:image': page.siteUrl + card.path,
    'og:image:width': String(SOCIAL_SIZE.width),
    'og:image:height': String(SOCIAL_SIZE.height),
    'og:image:alt': [card.name, card.section].filter(Boolean).join(', '),
  }
}

function openGraphImage(siteUrl: string, image: Asset): Record<string, string> {
  const frame = image.size && frameImage(image.size, SOCIAL_PICTURE)
  const { width, height } = frame ?? SOCIAL_PICTURE.size
  return {
    'og:image': siteUrl + image.path + printImageOperations(SOCIAL_PICTURE),
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': image.alt,
  }
}

function translations(page: PageView, canonical: string): PageHead['alternates'] {
  const otherLanguages = page.story?.alternates ?? []
  if (otherLanguages.length === 0) return []
  const alternates = [
    { lang: page.lang, href: canonical },
    ...otherLanguages.map(({ lang, path }) => ({ lang, href: page.siteUrl + path })),
  ]
  const fallback = alternates.find(({ lang }) => lang === 'en')
  return fallback ? [...alternates, { lang: 'x-default', href: fallback.href }] : alternates
}
