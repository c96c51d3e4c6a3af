import de from '../src/messages/de.json' with { type: 'json' }
import en from '../src/messages/en.json' with { type: 'json' }

/** Lists the texts of a language, with `…` in place of each value, and of a plural only the form `other`. */
function textsIn(catalogue: typeof en): readonly string[] {
  return Object.values(catalogue)
    .flatMap((group) => Object.values<string>(group))
    .map((text) =>
      text
        .replaceAll(/\{\w+, plural,.*?other \{((?:[^{}]|\{\w+\})*)\}\}/g, '$1')
        .replaceAll(/#|\{\w+\}/g, '…')
        .trim(),
    )
}

/** Returns a function that tells whether a text on screen is one that the editor has in English but not in German. */
export function createEnglishTextMatcher(): (shown: string) => boolean {
  const german = new Set(textsIn(de))
  const englishOnly = textsIn(en).filter((text) => text !== '' && !german.has(text))
  const fixedTexts = new Set(englishOnly.filter((text) => !text.includes('…')))
  // A pattern with only a few letters would also match German texts.
  const patterns = englishOnly
    .filter((text) => text.includes('…') && text.replaceAll(/\P{L}/gu, '').length > 8)
    .map(
      (text) =>
        new RegExp(
          `^${text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.*')}$`,
          'u',
        ),
    )
  return (shown) => fixedTexts.has(shown) || patterns.some((pattern) => pattern.test(shown))
}
