/** Trigrams of a text, each hashed to one of 16,384 bits: rules out most texts without reading them. */
export type TrigramSet = Uint32Array

export function trigramsOf(text: string): TrigramSet {
  const set = new Uint32Array(BITS >>> 5)
  for (let start = 0; start + 3 <= text.length; start++) {
    const bit = bitAt(text, start)
    set[bit >>> 5] = (set[bit >>> 5] as number) | (1 << (bit & 31))
  }
  return set
}

/** False only if the text does not contain `part`. */
export function mayContain(set: TrigramSet, part: string): boolean {
  for (let start = 0; start + 3 <= part.length; start++) {
    const bit = bitAt(part, start)
    if ((((set[bit >>> 5] as number) >>> (bit & 31)) & 1) === 0) return false
  }
  return true
}

function bitAt(text: string, start: number): number {
  const mixed =
    Math.imul(text.charCodeAt(start), 0x9e3779b1) ^
    Math.imul(text.charCodeAt(start + 1), 0x85ebca6b) ^
    Math.imul(text.charCodeAt(start + 2), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 15)) & (BITS - 1)
}

const BITS = 1 << 14
