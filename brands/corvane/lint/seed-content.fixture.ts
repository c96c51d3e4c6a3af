import { findingLine } from '../../../tools/content/lint/finding.ts'
import type { LintRule } from '../../../tools/content/lint/lint-rule.ts'
import { readLintedContent } from '../../../tools/content/lint/linted-content.ts'

/** The brand's content, read once for all tests of a worker; none changes it. */
export const seedContent = await readLintedContent(`${import.meta.dirname}/../content`)

/** Lines of a rule's findings after replacing a text in one story. Throws if the story does not contain it. */
export function findingsWith(rule: LintRule, slug: string, from: string, to: string): string {
  const stories = seedContent.stories.map((story) => {
    if (story.full_slug !== slug) return story
    const text = JSON.stringify(story.content)
    if (!text.includes(from)) throw new Error(`${slug} does not contain ${from}`)
    const content: unknown = JSON.parse(text.replaceAll(from, to))
    return { ...story, content }
  })
  return rule({ ...seedContent, stories })
    .map(findingLine)
    .join('\n')
}
