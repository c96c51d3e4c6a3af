/**
 * Removes the plural ending of a folded word, so that `podcasts` and `podcast` are equal: a German ending
 * in a German language, else an English one. Use it only to compare with a few names, since it removes more
 * than a dictionary would and need not leave a word. Short words such as `news` stay unchanged.
 *
 * @param lang code of a language
 */
export function withoutPlural(word: string, lang: string): string {
  if (/^de\b/.test(lang)) return word.replace(/(?<=.{4})(?:e[nr]?|n)?s?$/u, '')
  return word.replace(/(?<=.{3})ies$/u, 'y').replace(/(?<=.{4})s$/u, '')
}
