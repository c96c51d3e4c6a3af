import { storyKindOf } from '@prospectus/content/reading/story-kind'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import type { Warning } from '@prospectus/protocol/management/story'
import type { StoryWithDraft } from '../stories/story-with-draft.ts'

/**
 * Warns if visitors lose more than one page when a story or folder is unpublished, deleted or moved: the front page,
 * the menu and footer of every page, or a whole language (management-api#publishing).
 * @param languages codes of the site's further languages
 */
export function siteWideWarnings(
  { full_slug, is_startpage, content, is_folder }: StoryWithDraft,
  languages: readonly string[],
): readonly Warning[] {
  const location = { component: 'story', uid: '' }
  const path = full_slug.replace(/\/$/, '')
  if (is_folder) {
    if (!languages.includes(path)) return []
    const message =
      'All pages of a language are in this folder: at another address they belong to none, and without it visitors find none of them.'
    return [{ kind: 'language-folder', ...location, message, values: { language: path } }]
  }
  const isFrontPage = canonicalPath(full_slug, is_startpage) === '/'
  if (isFrontPage || languages.includes(path)) {
    const message =
      'This is the front page: without it, visitors who come to the address find nothing.'
    return [
      {
        kind: 'front-page',
        ...location,
        message,
        values: { address: isFrontPage ? '/' : `/${path}` },
      },
    ]
  }
  if (storyKindOf(JSON.parse(content)) !== 'settings') return []
  const message = 'Every page takes its menu and footer from here: without it they have none.'
  return [{ kind: 'site-settings', ...location, message }]
}
