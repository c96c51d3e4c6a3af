import { segmentsOf } from './canonical-path.ts'

/** The language of stories outside every language folder. */
export const DEFAULT_LANGUAGE = 'en'

/**
 * The language of a story, from its language folder (LANG-1), and its section: the first segment after that
 * (`blog` for both `blog/x` and `de/blog/x`; empty for the home page of a language).
 *
 * @param languages codes of language folders, such as `de`
 */
export function placeOf(
  fullSlug: string,
  languages: readonly string[],
): { readonly lang: string; readonly section: string } {
  const [first = '', second = ''] = segmentsOf(fullSlug)
  return languages.includes(first)
    ? { lang: first, section: second }
    : { lang: DEFAULT_LANGUAGE, section: first }
}
