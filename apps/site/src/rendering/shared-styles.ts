import { rulesOf, rulesOfStem } from './style-sheets.ts'
import { usedStyles } from './used-styles.ts'

/**
 * The sheets that a tenth of the bundled pages inline or more, besides those of the document without content. Every
 * further one lengthens the dictionary by more than it shortens a visit of five pages.
 */
export const SHARED_STEMS = [
  ...['rich-text', 'rich-text-section', 'rich-text-table', 'breadcrumbs', 'picture', 'cover'],
  ...['contents-list', 'fold-sign', 'content-area', 'hero-banner'],
  ...['resource-layout', 'resource-masthead', 'resource-related'],
]

/** The styles that many pages have, as those pages have them. */
export function sharedStyles(document: string): string {
  const stems = new Set(SHARED_STEMS.filter((stem) => rulesOfStem.has(stem)))
  const selectors = rulesOf(stems).flatMap((rule) => rule.selectors ?? [])
  const names = [...new Set(selectors.flatMap(({ needs }) => needs))]
  const classes = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1))
  const tags = names.filter((name) => !name.startsWith('.')).map((name) => `<${name}>`)
  return usedStyles(`${document}${tags.join('')}<div class="${classes.join(' ')}">`).css
}
