import { readStory } from '@prospectus/content/reading/read-story'
import { plural } from '../plural.ts'
import type { Finding } from './finding.ts'
import { type LintedContent, publishedStories, siteContextOf } from './linted-content.ts'
import { isJsonObject, objectsIn } from './walk.ts'

/** Every published story has a known component, blocks that can be shown, and valid JSON-LD (DATA-4, BLOCK-8). */
export function readingFindings(content: LintedContent): Finding[] {
  const siteContext = siteContextOf(content)
  return publishedStories(content).flatMap((raw) => {
    const story = readStory(raw, siteContext)
    const finding = (path: string, message: string): Finding => ({
      story: raw.full_slug,
      path,
      message,
    })
    const faulty = [...objectsIn(story.content)]
      .filter(({ value }) => value.kind === 'faulty')
      .map(({ value, path }) =>
        finding(
          storedPathOf(raw.content, value.uid) ?? path,
          `${String(value.component)} cannot be shown: ${String(value.reason)}`,
        ),
      )
    const invalid =
      story.invalidSchemaCount === 0
        ? []
        : [finding('schemas', plural(story.invalidSchemaCount, 'invalid JSON-LD document'))]
    const unknownRoot =
      story.content.kind === 'unknown' ? [finding('content', unknownRootMessage(raw.content))] : []
    return [...faulty, ...invalid, ...unknownRoot]
  })
}

function unknownRootMessage(content: unknown): string {
  const component = isJsonObject(content) ? content.component : undefined
  const problem =
    component === undefined
      ? 'there is no root component'
      : `the site does not know the root component ${component}`
  return `${problem}; expected one such as modules/page`
}

/** Finds the path of the block with this `_uid` in the stored story. */
function storedPathOf(content: unknown, uid: unknown): string | undefined {
  for (const { value, path } of objectsIn(content, 'content')) if (value._uid === uid) return path
  return undefined
}
