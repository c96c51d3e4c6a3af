/**
 * A folded word without the ending that tells one from many, so that `podcasts` and `podcast` become the same: of
 * German in a German language, else of English. It is no word any more, and good for comparing only: with names
 * that are few, since it takes away more than a dictionary would. Short words such as `news` keep their ending.
 *
 * @param lang code of a language
 */
export function withoutNumber(word: string, lang: string): string {
  if (/^de\b/.test(lang)) return word.replace(/(?<=.{4})(?:e[nr]?|n)?s?$/u, '')
  return word.replace(/(?<=.{3})ies$/u, 'y').replace(/(?<=.{4})s$/u, '')
}
