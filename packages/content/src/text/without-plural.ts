/**
 * Removes a German or English plural ending from a folded word, so that `podcasts` equals `podcast`. Only
 * for comparison with a few names: it removes more than a dictionary would, except from short words such
 * as `news`.
 */
export function withoutPlural(word: string, lang: string): string {
  if (/^de\b/.test(lang)) return word.replace(/(?<=.{4})(?:e[nr]?|n)?s?$/u, '')
  return word.replace(/(?<=.{3})ies$/u, 'y').replace(/(?<=.{4})s$/u, '')
}
