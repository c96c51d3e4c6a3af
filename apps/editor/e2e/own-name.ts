/**
 * A name that no other test has given, nor an earlier attempt at the same one: what a test makes is its own.
 */
export function ownName(words: string): string {
  return `${words}-${crypto.randomUUID().slice(0, 8)}`
}
