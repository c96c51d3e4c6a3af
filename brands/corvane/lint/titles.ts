import { fold } from '@prospectus/content/text/fold'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { contentOf, entriesOf } from './entries.ts'

/** No two entries have the same name, translations included, and no two pages the same SEO title. */
export function titleFindings(bundled: LintedContent): Finding[] {
  const names = shared(entriesOf(bundled), ({ name }) => name, 'name')
  const titles = shared(publishedStories(bundled), seoTitleOf, 'content.seo.title')
  return [...names, ...titles]
}

function shared(
  stories: readonly StoryFile[],
  wordsOf: (story: StoryFile) => string,
  path: string,
): readonly Finding[] {
  const groups = Map.groupBy(stories, (story) => fold(wordsOf(story)))
  return [...groups].flatMap(([words, [first, ...others]]) => {
    if (words === '' || first === undefined) return []
    return others.map((story) => {
      const message = `“${wordsOf(story)}” is also that of "${first.full_slug}"`
      return { story: story.full_slug, path, message }
    })
  })
}

function seoTitleOf(story: StoryFile): string {
  const { seo } = contentOf(story)
  return isJsonObject(seo) && typeof seo.title === 'string' ? seo.title : ''
}
