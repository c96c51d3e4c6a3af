import type { Asset } from '../schema/assets/asset.ts'
import type { Story } from '../schema/stories/story.ts'
import { pageDescription } from './page-description.ts'

/** Texts of a page for search engines and social networks. */
export interface PageTexts {
  /** Window title, with the name of the organisation. */
  readonly title: string
  readonly description: string | undefined
  readonly sharedTitle: string
  readonly sharedDescription: string | undefined
  /** Picture for shared links; never an SVG, which social networks do not show. */
  readonly image: Asset | undefined
}

/** Settings that appear in the texts of every page. */
export interface SiteTexts {
  readonly organisation?: string | undefined
  readonly strapline?: string | undefined
}

/** The texts for the head of a page, each with its fallbacks (HEAD-1). */
export function pageTexts(story: Story, { organisation = '', strapline }: SiteTexts): PageTexts {
  const { seo, content } = story
  const title = seo.title ?? titleOf(story)
  const description = pageDescription(story) ?? strapline
  const pictures = [seo.ogImage, 'image' in content ? content.image : undefined]
  return {
    title: withOrganisation(title, organisation),
    description,
    sharedTitle: seo.ogTitle ?? title,
    sharedDescription: seo.ogDescription ?? description,
    image: pictures.find((picture) => picture && !picture.name.endsWith('.svg')),
  }
}

/**
 * The name of the story; for a team member with the position, because a name alone says little in search
 * results.
 */
function titleOf({ name, content }: Story): string {
  const position = content.kind === 'team-member' ? content.position : undefined
  return position === undefined ? name : `${name}, ${position}`
}

export function withOrganisation(title: string, organisation: string): string {
  return title.includes(organisation) ? title : `${title} – ${organisation}`
}
