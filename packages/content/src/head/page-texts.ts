import type { Asset } from '../schema/assets/asset.ts'
import type { Story } from '../schema/stories/story.ts'
import { pageDescription } from './page-description.ts'

export interface PageTexts {
  /** With the name of the organisation. */
  readonly title: string
  readonly description: string | undefined
  readonly sharedTitle: string
  readonly sharedDescription: string | undefined
  /** For shared links; never an SVG, which social networks do not show. */
  readonly image: Asset | undefined
}

export interface SiteTexts {
  readonly organisation?: string | undefined
  readonly strapline?: string | undefined
}

/** Texts for the head of a page, with their fallbacks (HEAD-1). */
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

/** Includes a team member's position, since a name alone says little in search results. */
function titleOf({ name, content }: Story): string {
  const position = content.kind === 'team-member' ? content.position : undefined
  return position === undefined ? name : `${name}, ${position}`
}

export function withOrganisation(title: string, organisation: string): string {
  return title.includes(organisation) ? title : `${title} – ${organisation}`
}
