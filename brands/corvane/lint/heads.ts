import { type Bundled, published } from '../../../tools/content/lint/bundled.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { isMapping } from '../../../tools/content/lint/walk.ts'

/** The organisation, which the site adds to a title that lacks it. */
const organisation = 'Corvane'

/** Titles have 30 to 60 characters with the organisation's name, descriptions 120 to 160, where an editor gave them. */
export function headFindings(bundled: Bundled): Finding[] {
  return published(bundled).flatMap(({ full_slug, content }) => {
    const seo = isMapping(content) && isMapping(content.seo) ? content.seo : {}
    const title = typeof seo.title === 'string' ? seo.title : ''
    const whole = title.includes(organisation) ? title : `${title} – ${organisation}`
    return [
      ...outside(title && whole, 30, 60, 'content.seo.title'),
      ...outside(seo.description, 120, 160, 'content.seo.description'),
    ].map(({ path, message }) => ({ story: full_slug, path, message }))
  })
}

function outside(value: unknown, least: number, most: number, path: string) {
  if (typeof value !== 'string' || value === '') return []
  const count = [...value].length
  if (count >= least && count <= most) return []
  return [{ path, message: `${count} characters, expected ${least} to ${most}` }]
}
