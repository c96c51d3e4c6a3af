/**
 * Removes a German or English plural ending from a folded word, so that `podcasts` equals `podcast`. Keeps short words
 * such as `news`. Only for comparison with a few names, because it also removes endings that are no plurals.
 */
export function withoutPlural(word: string, lang: string): string {
  if (/^de\b/.test(lang)) return word.replace(/(?<=.{4})(?:e[nr]?|n)?s?$/u, '')
  return word.replace(/(?<=.{3})ies$/u, 'y').replace(/(?<=.{4})s$/u, '')
}
