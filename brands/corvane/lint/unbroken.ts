import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { objectsIn } from '../../../tools/content/lint/walk.ts'

/**
 * Amounts that would break in a narrow column: before "million", before a final unit, or within a range. They need a
 * no-break space (on a Mac Option+space, elsewhere Alt+0160).
 */
const torn = /[£$€] (?:million|thousand)\b|, [£$€th%]$|^\d[\d,.]* to \d[\d,.]*$|\bMio\. €/

/** In table cells a unit stays with its amount, since columns are narrow on a phone. */
export function unbrokenFindings(bundled: LintedContent): Finding[] {
  return publishedStories(bundled).flatMap(({ full_slug: story, content }) =>
    [...objectsIn(content, 'content')]
      .filter(({ value: { type } }) => type === 'tableCell' || type === 'tableHeader')
      .flatMap(({ value: cell, path: cellPath }) =>
        [...objectsIn(cell, cellPath)].flatMap(({ value: { type, text }, path }) => {
          const found = type === 'text' && typeof text === 'string' ? torn.exec(text) : null
          if (found === null) return []
          const message = `"${found[0]}" may break between two lines: put a no-break space into it`
          return [{ story, path, message }]
        }),
      ),
  )
}
