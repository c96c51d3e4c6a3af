import { fold } from '@prospectus/content/text/fold'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { contentOf, entriesOf } from './entries.ts'

/** Finds entries with the same name, translations included, and pages with the same SEO title. */
export function titleFindings(seedContent: LintedContent): Finding[] {
  const names = duplicates(entriesOf(seedContent), ({ name }) => name, 'name')
  const titles = duplicates(publishedStories(seedContent), seoTitleOf, 'content.seo.title')
  return [...names, ...titles]
}

function duplicates(
  stories: readonly StoryFile[],
  titleOf: (story: StoryFile) => string,
  path: string,
): readonly Finding[] {
  const groups = Map.groupBy(stories, (story) => fold(titleOf(story)))
  return [...groups].flatMap(([foldedTitle, [first, ...others]]) => {
    if (foldedTitle === '' || first === undefined) return []
    return others.map((story) => {
      const message = `“${titleOf(story)}” is also used by "${first.full_slug}": choose another`
      return { story: story.full_slug, path, message }
    })
  })
}

function seoTitleOf(story: StoryFile): string {
  const { seo } = contentOf(story)
  return isJsonObject(seo) && typeof seo.title === 'string' ? seo.title : ''
}
