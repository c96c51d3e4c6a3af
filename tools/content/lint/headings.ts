import type { Finding } from './finding.ts'
import { type LintedContent, publishedStories } from './linted-content.ts'
import { objectsIn } from './walk.ts'

/** Every formatted text's headings start at level 2 and step by one. */
export function headingFindings(content: LintedContent): Finding[] {
  return publishedStories(content).flatMap((story) =>
    [...objectsIn(story.content)].flatMap(({ value, path }) => {
      if (value.type !== 'doc') return []
      const levels = levelsOf(value)
      if (isStepped(levels)) return []
      const message = `headings of levels ${levels.join(', ')}; expected 2 first, then steps of one`
      return [{ story: story.full_slug, path, message }]
    }),
  )
}

function levelsOf(document: unknown): number[] {
  return [...objectsIn(document)].flatMap(({ value }) =>
    value.type === 'heading' && typeof value.attrs === 'object' && value.attrs !== null
      ? Number('level' in value.attrs ? value.attrs.level : 2)
      : [],
  )
}

function isStepped(levels: readonly number[]): boolean {
  return levels.every((level, index) => level <= (levels[index - 1] ?? 1) + 1)
}
