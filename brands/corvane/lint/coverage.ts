import { sectionOf } from '../../../tools/content/full-slug.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { hiddenPages, requiredRoutes, sectionMinimums } from './required-routes.ts'

/**
 * Every page of ROUTE-1 exists, each section has enough stories, podcast, blog and news have some from before and since
 * 2021 (DATA-6), and hidden pages are kept out of search engines.
 */
export function coverageFindings(bundled: LintedContent): Finding[] {
  const stories = publishedStories(bundled)
  const slugs = new Set(stories.map((story) => story.full_slug))
  const routes = requiredRoutes
    .filter((slug) => !slugs.has(slug))
    .map((slug) => finding(slug, 'this page of ROUTE-1 is missing'))
  const english = stories.filter((story) => story.lang === 'default' && !story.is_startpage)
  const bySection = Map.groupBy(english, (story) => sectionOf(story.full_slug))
  const tooFew = Object.entries(sectionMinimums).flatMap(([section, minimum]) => {
    const count = bySection.get(section)?.length ?? 0
    return count >= minimum
      ? []
      : [finding(section, `${count} stories, at least ${minimum} are wanted`)]
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
  return [...routes, ...tooFew, ...eras, ...hidden]
}

function eraFindings(section: string, stories: readonly StoryFile[]): Finding[] {
  const boundary = '2021-01-01'
  const sides = new Set(stories.map((story) => story.created_at < boundary))
  return sides.size === 2 ? [] : [finding(section, `dates on both sides of ${boundary} are wanted`)]
}

function contentOf(story: StoryFile): Readonly<Record<string, unknown>> {
  return isJsonObject(story.content) ? story.content : {}
}

function finding(story: string, message: string): Finding {
  return { story, path: '', message }
}
