/**
 * A line of display type in which no figure begins a line alone: the space between a word and the
 * figure after it does not break (`week 14`).
 */
export function withFigures(text: string): string {
  return text.replace(/(?<=\p{Letter}) (?=\d)/gu, '\u00a0')
}
