/** Makes a name that no other test, nor an earlier attempt of the same one, has used. */
export function uniqueName(prefix: string): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 8)}`
}
