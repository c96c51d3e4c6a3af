import { rulesOf, rulesOfStem } from './style-sheets.ts'
import { usedStyles } from './used-styles.ts'

/**
 * Stems of sheets for the compression dictionary: those that at least a tenth of the seed content's pages inline.
 * A rarer sheet would add more bytes to the dictionary than it saves in a visit of five pages.
 */
export const SHARED_STEMS = [
  ...['rich-text', 'rich-text-section', 'rich-text-table', 'breadcrumbs', 'picture', 'cover'],
  ...['contents-list', 'fold-sign', 'content-area', 'hero-banner'],
  ...['resource-layout', 'resource-masthead', 'resource-related'],
]

/** The styles that the shared stems and the markup need. */
export function sharedStyles(html: string): string {
  const stems = new Set(SHARED_STEMS.filter((stem) => rulesOfStem.has(stem)))
  const selectors = rulesOf(stems).flatMap((rule) => rule.selectors ?? [])
  const names = [...new Set(selectors.flatMap(({ needs }) => needs))]
  const classes = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1))
  const tags = names.filter((name) => !name.startsWith('.')).map((name) => `<${name}>`)
  return usedStyles(`${html}${tags.join('')}<div class="${classes.join(' ')}">`).css
}
