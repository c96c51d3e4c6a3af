/** How many letters of what stays the same are shown on either side. */
const AROUND = 40

/** The part in which two texts differ, in whole words, with some of what is around it; long texts are cut. */
export function differingPart(before: string, after: string) {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from++
  while (isInWord(before[from - 1])) from--
  let same = 0
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same++
  while (same > 0 && isInWord(before.at(-same))) same--
  const lead = before.slice(0, from)
  const rest = before.slice(before.length - same)
  return {
    start: lead.length > AROUND ? `…${lead.slice(-AROUND)}` : lead,
    old: before.slice(from, before.length - same),
    fresh: after.slice(from, after.length - same),
    end: rest.length > AROUND ? `${rest.slice(0, AROUND)}…` : rest,
  }
}

function isInWord(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
}
