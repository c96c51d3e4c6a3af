import { type Bundled, published } from '../../../tools/content/lint/bundled.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { mappingsIn } from '../../../tools/content/lint/walk.ts'

/**
 * What a narrow column would tear apart: "£" from "million", the last comma from a unit, both ends of a range.
 * Between them stands a no-break space (on a Mac Option+space, elsewhere Alt+0160).
 */
const torn = /[£$€] (?:million|thousand)\b|, [£$€th%]$|^\d[\d,.]* to \d[\d,.]*$|\bMio\. €/

/** In the cells of tables a unit stays with its amount, since a phone leaves a column few letters. */
export function unbrokenFindings(bundled: Bundled): Finding[] {
  return published(bundled).flatMap(({ full_slug: story, content }) =>
    [...mappingsIn(content, 'content')]
      .filter(({ value: { type } }) => type === 'tableCell' || type === 'tableHeader')
      .flatMap(({ value: cell, path: cellPath }) =>
        [...mappingsIn(cell, cellPath)].flatMap(({ value: { type, text }, path }) => {
          const found = type === 'text' && typeof text === 'string' ? torn.exec(text) : null
          if (found === null) return []
          const message = `"${found[0]}" may break between two lines: put a no-break space into it`
          return [{ story, path, message }]
        }),
      ),
  )
}
