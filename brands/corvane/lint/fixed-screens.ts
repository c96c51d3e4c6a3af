import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject, objectsIn } from '../../../tools/content/lint/walk.ts'

/**
 * Screens of the product are drawn from worlds (decision 0058): no story shows one as a fixed picture, whose figures
 * would soon differ from the page's, and a page with a drawing names its world.
 */
export function fixedScreenFindings(bundled: LintedContent): Finding[] {
  return publishedStories(bundled).flatMap(({ full_slug: story, content }) => {
    const objects = isJsonObject(content) ? [...objectsIn(content, 'content')] : []
    const screens = objects.filter(({ value }) => /\/1280x800\//.test(String(value.filename)))
    const drawing = objects.find(({ value: { graphic = 'none' } }) => !NONE.has(String(graphic)))
    return [
      ...screens.map(({ path }) => ({ story, path, message: 'a fixed screen: choose a drawing' })),
      ...(drawing && isJsonObject(content) && !content.world
        ? [{ story, path: drawing.path, message: 'a drawing, but the page names no world' }]
        : []),
    ]
  })
}

const NONE = new Set(['', 'none', 'null'])
