/** A sentence with its values where their names stand in braces; a place without a value stays. */
export function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
