import { rulesOf, rulesOfStem } from './style-sheets.ts'
import { usedStyles } from './used-styles.ts'

/**
 * The sheets that at least a tenth of the bundled pages inline, besides those of the empty document. Each further one
 * adds more to the dictionary than it saves on a visit of five pages.
 */
export const SHARED_STEMS = [
  ...['rich-text', 'rich-text-section', 'rich-text-table', 'breadcrumbs', 'picture', 'cover'],
  ...['contents-list', 'fold-sign', 'content-area', 'hero-banner'],
  ...['resource-layout', 'resource-masthead', 'resource-related'],
]

/** Returns the styles that many pages share, in the form that those pages have them. */
export function sharedStyles(document: string): string {
  const stems = new Set(SHARED_STEMS.filter((stem) => rulesOfStem.has(stem)))
  const selectors = rulesOf(stems).flatMap((rule) => rule.selectors ?? [])
  const names = [...new Set(selectors.flatMap(({ needs }) => needs))]
  const classes = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1))
  const tags = names.filter((name) => !name.startsWith('.')).map((name) => `<${name}>`)
  return usedStyles(`${document}${tags.join('')}<div class="${classes.join(' ')}">`).css
}
