import { rulesOf, rulesOfStem } from './style-sheets.ts'
import { usedStyles } from './used-styles.ts'

/** Stems that at least a tenth of the bundled pages inline. Others would cost more than a visit of five pages saves. */
export const SHARED_STEMS = [
  ...['rich-text', 'rich-text-section', 'rich-text-table', 'breadcrumbs', 'picture', 'cover'],
  ...['contents-list', 'fold-sign', 'content-area', 'hero-banner'],
  ...['resource-layout', 'resource-masthead', 'resource-related'],
]

export function sharedStyles(document: string): string {
  const stems = new Set(SHARED_STEMS.filter((stem) => rulesOfStem.has(stem)))
  const selectors = rulesOf(stems).flatMap((rule) => rule.selectors ?? [])
  const names = [...new Set(selectors.flatMap(({ needs }) => needs))]
  const classes = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1))
  const tags = names.filter((name) => !name.startsWith('.')).map((name) => `<${name}>`)
  return usedStyles(`${document}${tags.join('')}<div class="${classes.join(' ')}">`).css
}
