import { segmentsOf } from './canonical-path.ts'

/** Language of stories outside any language folder. */
export const DEFAULT_LANGUAGE = 'en'

/** Splits a full slug into language (LANG-1) and section: `blog` for `blog/x` and `de/blog/x`, '' at the root. */
export function splitSlug(
  fullSlug: string,
  languages: readonly string[],
): { readonly lang: string; readonly section: string } {
  const [first = '', second = ''] = segmentsOf(fullSlug)
  return languages.includes(first)
    ? { lang: first, section: second }
    : { lang: DEFAULT_LANGUAGE, section: first }
}
