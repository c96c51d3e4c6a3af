import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject } from '../../../tools/content/lint/walk.ts'

/** Name that the site adds to titles that lack it. */
const organisation = 'Corvane'

/**
 * Finds SEO titles of fewer than 30 or more than 60 characters, including the organisation's name, and descriptions of
 * fewer than 120 or more than 160; empty ones are allowed.
 */
export function headFindings(seedContent: LintedContent): Finding[] {
  return publishedStories(seedContent).flatMap(({ full_slug, content }) => {
    const seo = isJsonObject(content) && isJsonObject(content.seo) ? content.seo : {}
    const title = typeof seo.title === 'string' ? seo.title : ''
    const fullTitle = title.includes(organisation) ? title : `${title} – ${organisation}`
    return [
      ...lengthFindings(title && fullTitle, 30, 60, 'content.seo.title'),
      ...lengthFindings(seo.description, 120, 160, 'content.seo.description'),
    ].map(({ path, message }) => ({ story: full_slug, path, message }))
  })
}

function lengthFindings(value: unknown, minimum: number, maximum: number, path: string) {
  if (typeof value !== 'string' || value === '') return []
  const length = [...value].length
  if (length >= minimum && length <= maximum) return []
  return [{ path, message: `${length} characters, expected ${minimum} to ${maximum}` }]
}
