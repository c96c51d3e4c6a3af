import { componentOfContent } from '@prospectus/content/reading/component'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import type { Warning } from '@prospectus/protocol/management/story'
import type { WrittenStory } from '../stories/written-story.ts'

/**
 * Warns of what visitors lose beyond the page itself when a story is unpublished or deleted: the front page, or the
 * menu and footer of every page; with a language's folder, all of it.
 * @param languages codes of the site's further languages
 */
export function wholeSiteWarnings(
  { full_slug, is_startpage, content, is_folder }: WrittenStory,
  languages: readonly string[],
): readonly Warning[] {
  const about = { component: 'story', uid: '' }
  const bare = full_slug.replace(/\/$/, '')
  if (is_folder) {
    if (!languages.includes(bare)) return []
    const message =
      'All pages of a language are in this folder: at another address they belong to none, and without it visitors find none of them.'
    return [{ kind: 'language-folder', ...about, message, values: { language: bare } }]
  }
  const isFirst = canonicalPath(full_slug, is_startpage) === '/'
  if (isFirst || languages.includes(bare)) {
    const message =
      'This is the front page: without it, visitors who come to the address find nothing.'
    return [
      { kind: 'front-page', ...about, message, values: { address: isFirst ? '/' : `/${bare}` } },
    ]
  }
  if (componentOfContent(JSON.parse(content)) !== 'settings') return []
  const message = 'Every page takes its menu and footer from here: without it they have none.'
  return [{ kind: 'site-settings', ...about, message }]
}
