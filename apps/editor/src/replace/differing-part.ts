/** Characters of unchanged text shown on either side. */
const CONTEXT_CHARACTERS = 40

/** The part in which two texts differ, in whole words, with some of the text around it. */
export function differingPart(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  while (isInWord(before[from - 1])) from--
  let commonEnd = 0
  while (commonEnd < shorter - from && before.at(-1 - commonEnd) === after.at(-1 - commonEnd))
    commonEnd++
  while (commonEnd > 0 && isInWord(before.at(-commonEnd))) commonEnd--
  const lead = before.slice(0, from)
  const rest = before.slice(before.length - commonEnd)
  return {
    start: lead.length > CONTEXT_CHARACTERS ? `…${lead.slice(-CONTEXT_CHARACTERS)}` : lead,
    old: before.slice(from, before.length - commonEnd),
    fresh: after.slice(from, after.length - commonEnd),
    end: rest.length > CONTEXT_CHARACTERS ? `${rest.slice(0, CONTEXT_CHARACTERS)}…` : rest,
  }
}

function isInWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}
