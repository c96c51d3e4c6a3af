import { componentOfContent } from '@prospectus/content/reading/component'
import { holdsBlock } from '@prospectus/content/schema/blocks/holds-block'
import { bareSlug } from '@prospectus/content/schema/links/bare-slug'
import type { RawStory } from '@prospectus/protocol/raw-story'

/** Adds the sitemap list to a page called `sitemap` that lacks it, at the root or in a language folder (BLOCK-1). */
export function withSitemapList(story: RawStory, languages: readonly string[]): RawStory {
  const slug = bareSlug(story.full_slug)
  const isSitemap = ['sitemap', ...languages.map((lang) => `${lang}/sitemap`)].includes(slug)
  const { content } = story
  if (!isSitemap || componentOfContent(content) !== 'page' || holdsBlock(content, 'sitemap')) {
    return story
  }
  const { body }: { readonly body?: unknown } = Object(content)
  const blocks: readonly unknown[] = Array.isArray(body) ? body : []
  return { ...story, content: { ...Object(content), body: [...blocks, LIST] } }
}

const LIST = { _uid: 'sitemap-list', component: 'sitemap' }
