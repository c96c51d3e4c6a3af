import { isBlock } from '../schema/blocks/all-blocks.ts'
import type { BlockOrIssue } from '../schema/context/nested-block.ts'
import { plainText } from '../schema/rich-text/plain-text.ts'
import type { RichText } from '../schema/rich-text/rich-text.ts'
import type { Content } from '../schema/stories/all-root-schemas.ts'
import type { Story } from '../schema/stories/story.ts'

export type PageTexts = ReturnType<typeof pageTexts>

export interface SiteTexts {
  readonly organisation?: string | undefined
  readonly strapline?: string | undefined
}

/** Texts for the head of a page, with their fallbacks (HEAD-1). */
export function pageTexts(story: Story, { organisation = '', strapline }: SiteTexts) {
  const { seo, content } = story
  const title = seo.title ?? titleOf(story)
  const description = pageDescription(story) ?? strapline
  const candidates = [seo.ogImage, 'image' in content ? content.image : undefined]
  return {
    /** Includes the organisation's name. */
    title: withOrganisation(title, organisation),
    description,
    sharedTitle: seo.ogTitle ?? title,
    sharedDescription: seo.ogDescription ?? description,
    /** For shared links; never an SVG, which social networks do not show. */
    image: candidates.find((picture) => picture && !picture.name.endsWith('.svg')),
  }
}

/** Includes a team member's position, since a name alone says little in search results. */
function titleOf({ name, content }: Story): string {
  const position = content.kind === 'team-member' ? content.position : undefined
  return position === undefined ? name : `${name}, ${position}`
}

/** Adds the organisation's name to a title that does not contain it. */
export function withOrganisation(title: string, organisation: string): string {
  return title.includes(organisation) ? title : `${title} – ${organisation}`
}

/** Search engines cut off longer descriptions. */
const MAX_CHARACTERS = 160

/** The editor's description, or the beginning of the content, cut between words (HEAD-1). */
export function pageDescription({ seo, content }: Story): string | undefined {
  return seo.description ?? shorten(contentText(content))
}

function contentText(content: Content): string | undefined {
  switch (content.kind) {
    case 'team-member':
      return joinSentences([content.position, firstParagraph(content.biography)])
    case 'resource':
    case 'testimonial':
      return content.description ?? firstBlockParagraph(content.body)
    case 'page':
      return firstBlockParagraph(content.body)
    default:
      if (!('description' in content)) return undefined
      return content.description ?? firstParagraph('body' in content ? content.body : undefined)
  }
}

function firstBlockParagraph(blocks: readonly BlockOrIssue[]): string | undefined {
  for (const block of blocks) {
    if (!isBlock(block)) continue
    const described = firstParagraph('description' in block ? block.description : undefined)
    const text = described ?? firstParagraph('body' in block ? block.body : undefined)
    if (text !== undefined) return text
  }
  return undefined
}

function firstParagraph(text: RichText = []): string | undefined {
  const paragraph = text.find(({ type }) => type === 'paragraph')
  return plainText(paragraph === undefined ? text : [paragraph]).trim() || undefined
}

function joinSentences(parts: readonly (string | undefined)[]): string | undefined {
  const texts = parts.filter((part) => part !== undefined)
  if (texts.length === 0) return undefined
  return texts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(' ')
}

function shorten(content: string | undefined): string | undefined {
  const text = content?.replace(/\s+/g, ' ').trim()
  if (text === undefined || text.length <= MAX_CHARACTERS) return text
  const cut = text.slice(0, MAX_CHARACTERS - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.replace(/\s+\S*$/, '').replace(/[\s,;:.–—-]+$/, '')}…`
}
