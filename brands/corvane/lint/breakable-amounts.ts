import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { objectsIn } from '../../../tools/content/lint/walk.ts'

/**
 * Matches amounts that would break in a narrow column: before "million", before a final unit, or within a range. They
 * need a no-break space (on a Mac Option+space, elsewhere Alt+0160).
 */
const BREAKABLE_AMOUNT =
  /[£$€] (?:million|thousand)\b|, [£$€th%]$|^\d[\d,.]* to \d[\d,.]*$|\bMio\. €/

/** Finds amounts in table cells that would break from their unit, since columns are narrow on a phone. */
export function breakableAmountFindings(seedContent: LintedContent): Finding[] {
  return publishedStories(seedContent).flatMap(({ full_slug: story, content }) =>
    [...objectsIn(content, 'content')]
      .filter(({ value: { type } }) => type === 'tableCell' || type === 'tableHeader')
      .flatMap(({ value: cell, path: cellPath }) =>
        [...objectsIn(cell, cellPath)].flatMap(({ value: { type, text }, path }) => {
          const found =
            type === 'text' && typeof text === 'string' ? BREAKABLE_AMOUNT.exec(text) : null
          if (found === null) return []
          const message = `"${found[0]}" may break between two lines: put a no-break space into it`
          return [{ story, path, message }]
        }),
      ),
  )
}
