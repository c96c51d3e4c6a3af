import { segmentsOf } from './canonical-path.ts'

/** For stories outside any language folder. */
export const DEFAULT_LANGUAGE = 'en'

/** Language by folder (LANG-1), and the segment after it: `blog` for `blog/x` and `de/blog/x`, else ''. */
export function placeOf(
  fullSlug: string,
  languages: readonly string[],
): { readonly lang: string; readonly section: string } {
  const [first = '', second = ''] = segmentsOf(fullSlug)
  return languages.includes(first)
    ? { lang: first, section: second }
    : { lang: DEFAULT_LANGUAGE, section: first }
}
