import { storyKindOf } from '@prospectus/content/reading/story-kind'
import { containsBlock } from '@prospectus/content/schema/blocks/contains-block'
import { bareSlug } from '@prospectus/content/schema/links/bare-slug'
import { storedFields } from '@prospectus/content/schema/values/stored-value'
import type { RawStory } from '@prospectus/protocol/raw-story'

/** Adds a missing sitemap block to the page `sitemap`, at the root or in a language folder (BLOCK-1). */
export function withSitemapBlock(story: RawStory, languages: readonly string[]): RawStory {
  const slug = bareSlug(story.full_slug)
  const isSitemap = ['sitemap', ...languages.map((lang) => `${lang}/sitemap`)].includes(slug)
  const { content } = story
  if (!isSitemap || storyKindOf(content) !== 'page' || containsBlock(content, 'sitemap')) {
    return story
  }
  const { body } = storedFields(content)
  const blocks: readonly unknown[] = Array.isArray(body) ? body : []
  return { ...story, content: { ...storedFields(content), body: [...blocks, SITEMAP_BLOCK] } }
}

const SITEMAP_BLOCK = { _uid: 'sitemap-list', component: 'sitemap' }
