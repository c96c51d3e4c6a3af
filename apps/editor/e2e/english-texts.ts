import de from '../src/messages/de.json' with { type: 'json' }
import en from '../src/messages/en.json' with { type: 'json' }

/** Every text of a language, with `…` in its places; of a plural the general form. */
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

/** Says whether a text is one that the editor has in English and not in German. */
export function englishTexts(): (shown: string) => boolean {
  const german = new Set(textsIn(de))
  const only = textsIn(en).filter((text) => text !== '' && !german.has(text))
  const whole = new Set(only.filter((text) => !text.includes('…')))
  const patterns = only
    .filter((text) => text.includes('…') && text.replaceAll(/\P{L}/gu, '').length > 8)
    .map(
      (text) =>
        new RegExp(
          `^${text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.*')}$`,
          'u',
        ),
    )
  return (shown) => whole.has(shown) || patterns.some((pattern) => pattern.test(shown))
}
