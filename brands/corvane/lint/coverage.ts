import { sectionOf } from '../../../tools/content/full-slug.ts'
import { type Bundled, published } from '../../../tools/content/lint/bundled.ts'
import type { Fault } from '../../../tools/content/lint/fault.ts'
import { isMapping } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { hiddenPages, requiredRoutes, sectionMinimums } from './required-routes.ts'

/** Every page of ROUTE-1 is there, and enough of every section and time (DATA-6). */
export function coverageFaults(bundled: Bundled): Fault[] {
  const stories = published(bundled)
  const slugs = new Set(stories.map((story) => story.full_slug))
  const routes = requiredRoutes
    .filter((slug) => !slugs.has(slug))
    .map((slug) => fault(slug, 'this page of ROUTE-1 is missing'))
  const english = stories.filter((story) => story.lang === 'default' && !story.is_startpage)
  const bySection = Map.groupBy(english, (story) => sectionOf(story.full_slug))
  const few = Object.entries(sectionMinimums).flatMap(([section, minimum]) => {
    const count = bySection.get(section)?.length ?? 0
    return count >= minimum
      ? []
      : [fault(section, `${count} stories, at least ${minimum} are wanted`)]
  })
  const eras = ['podcast', 'blog', 'news'].flatMap((section) =>
    eraFaults(section, bySection.get(section) ?? []),
  )
  const hidden = stories
    .filter(
      (story) =>
        hiddenPages.includes(story.full_slug) && contentOf(story).prevent_indexing !== true,
    )
    .map((story) => fault(story.full_slug, 'prevent_indexing must be true'))
  return [...routes, ...few, ...eras, ...hidden]
}

function eraFaults(section: string, stories: readonly StoryFile[]): Fault[] {
  const turn = '2021-01-01'
  const sides = new Set(stories.map((story) => story.created_at < turn))
  return sides.size === 2 ? [] : [fault(section, `dates on both sides of ${turn} are wanted`)]
}

function contentOf(story: StoryFile): Readonly<Record<string, unknown>> {
  return isMapping(story.content) ? story.content : {}
}

function fault(story: string, message: string): Fault {
  return { story, path: '', message }
}
