import type { Asset } from '../schema/assets/asset.ts'
import type { Story } from '../schema/stories/story.ts'
import { pageDescription } from './page-description.ts'

/** Texts of a page for search engines and social networks. */
export interface PageTexts {
  /** With the organisation's name, as it stands in the title of the window. */
  readonly title: string
  readonly description: string | undefined
  readonly sharedTitle: string
  readonly sharedDescription: string | undefined
  /** The picture that is shown when the page is shared; a raster picture, since others are not shown. */
  readonly image: Asset | undefined
}

/** The site's settings that all its pages share. */
export interface SiteTexts {
  readonly organisation?: string | undefined
  readonly strapline?: string | undefined
}

/** The texts of a page's head (HEAD-1): every value falls back to the next best one. */
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

/** The story's name; of a person, with the post, since a name alone says little in a list of results. */
function titleOf({ name, content }: Story): string {
  const position = content.kind === 'team-member' ? content.position : undefined
  return position === undefined ? name : `${name}, ${position}`
}

export function withOrganisation(title: string, organisation: string): string {
  return title.includes(organisation) ? title : `${title} – ${organisation}`
}
