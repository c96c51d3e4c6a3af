/** Pseudo-random numbers: the same for the same seed. */
export interface Random {
  /** At least `low`, below `high`. */
  readonly between: (low: number, high: number) => number
  /** A whole number from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number
  readonly pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
  /** True with the given probability. */
  readonly chance: (probability: number) => boolean
}

/** Creates a generator from a seed of any length. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  // Mulberry32: 32 bits of state are plenty for the few hundred numbers of a drawing.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    between,
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    chance: (probability) => next() < probability,
  }
}

/** FNV-1a over the text's UTF-16 code units, as an unsigned 32-bit number. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}
