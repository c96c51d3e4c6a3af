/** Returns the number of characters that two texts have in common at the start. */
export function commonStartLength(before: string, after: string): number {
  let length = 0
  while (length < Math.min(before.length, after.length) && before[length] === after[length])
    length++
  return length
}

/**
 * Returns the number of characters that two texts have in common at the end, outside their first `start` characters.
 */
export function commonEndLength(before: string, after: string, start: number): number {
  const maxLength = Math.min(before.length, after.length) - start
  let length = 0
  while (length < maxLength && before.at(-1 - length) === after.at(-1 - length)) length++
  return length
}
