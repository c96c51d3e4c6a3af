import type { Entry } from '@prospectus/content/catalogue/snapshot'
import type { PageView } from '../../rendering/page-view.ts'

type Surroundings = Pick<PageView, 'lang' | 'snapshot'>

/**
 * The published story with this full slug in the page's own language, else in the main one (LANG-2);
 * undefined when there is neither.
 */
export function entryInLanguage(
  fullSlug: string,
  { lang, snapshot }: Surroundings,
): Entry | undefined {
  for (const candidate of [`${lang}/${fullSlug}`, fullSlug]) {
    const found = snapshot.find(candidate)
    if (found?.kind === 'story') return found.entry
  }
  return undefined
}

/** Canonical path of the same. */
export function pathInLanguage(fullSlug: string, surroundings: Surroundings): string | undefined {
  return entryInLanguage(fullSlug, surroundings)?.path
}
