import { sectionOf } from '../../../tools/content/full-slug.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { contentOf } from './entries.ts'
import { hiddenPages, requiredRoutes, sectionMinimums } from './required-routes.ts'

/**
 * Finds missing pages of ROUTE-1, sections with too few stories, podcast, blog or news with stories only from before or
 * only since 2021 (DATA-6), and hidden pages that search engines may index.
 */
export function coverageFindings(seedContent: LintedContent): Finding[] {
  const stories = publishedStories(seedContent)
  const fullSlugs = new Set(stories.map((story) => story.full_slug))
  const missingPages = requiredRoutes
    .filter((fullSlug) => !fullSlugs.has(fullSlug))
    .map((fullSlug) => finding(fullSlug, 'this page of ROUTE-1 is missing'))
  const english = stories.filter((story) => story.lang === 'default' && !story.is_startpage)
  const bySection = Map.groupBy(english, (story) => sectionOf(story.full_slug))
  const thinSections = Object.entries(sectionMinimums).flatMap(([section, minimum]) => {
    const count = bySection.get(section)?.length ?? 0
    return count >= minimum
      ? []
      : [finding(section, `${count} stories, expected at least ${minimum}`)]
  })
  const eras = ['podcast', 'blog', 'news'].flatMap((section) =>
    eraFindings(section, bySection.get(section) ?? []),
  )
  const hidden = stories
    .filter(
      (story) =>
        hiddenPages.includes(story.full_slug) && contentOf(story).prevent_indexing !== true,
    )
    .map((story) => finding(story.full_slug, 'prevent_indexing must be true'))
  return [...missingPages, ...thinSections, ...eras, ...hidden]
}

function eraFindings(section: string, stories: readonly StoryFile[]): Finding[] {
  const boundary = '2021-01-01'
  const eras = new Set(stories.map((story) => story.created_at < boundary))
  return eras.size === 2
    ? []
    : [finding(section, `expected stories created before and after ${boundary}`)]
}

function finding(story: string, message: string): Finding {
  return { story, path: '', message }
}
