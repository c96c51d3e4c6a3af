import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject, objectsIn } from '../../../tools/content/lint/walk.ts'

/**
 * Finds screens of the product that are fixed pictures, whose figures would soon differ from the page's, instead of
 * drawings from a dataset (decision 0058), and pages that have a drawing but name no dataset.
 */
export function fixedScreenFindings(seedContent: LintedContent): Finding[] {
  return publishedStories(seedContent).flatMap(({ full_slug: story, content }) => {
    const objects = isJsonObject(content) ? [...objectsIn(content, 'content')] : []
    const screens = objects.filter(({ value }) => /\/1280x800\//.test(String(value.filename)))
    const drawing = objects.find(({ value: { graphic = 'none' } }) => !NONE.has(String(graphic)))
    return [
      ...screens.map(({ path }) => ({
        story,
        path,
        message: 'a screen of the product as a fixed picture: choose a drawing instead',
      })),
      ...(drawing && isJsonObject(content) && !content.world
        ? [
            {
              story,
              path: drawing.path,
              message: 'a drawing, but the page names no world: choose one',
            },
          ]
        : []),
    ]
  })
}

/** Values of `graphic` that mean no drawing. */
const NONE = new Set(['', 'none', 'null'])
