/** A synthetic voice of Flite, and how it is changed to be another person’s. */
export interface Voice {
  /** CMU ARCTIC: an American woman, an American man and a Scottish man. */
  readonly name: 'slt' | 'rms' | 'awb'
  /** 1 leaves the voice as it is; below, a larger person speaks, lower and darker. */
  readonly pitch: number
  /**
   * The timbre stays while the pitch changes. A man’s voice needs it below about 0.93: with its timbre lowered too, a
   * recogniser got every second word wrong, and with its own one in five.
   */
  readonly timbre?: 'kept'
  /** Above 1 speaks more slowly. */
  readonly pace: number
  /** Decibels: the voices of the synthesiser differ in how loud they speak. */
  readonly gain: number
}

const woman = { name: 'slt', pace: 1.08, gain: -4 } as const
const man = { name: 'rms', pace: 1.02, gain: 1.5 } as const
const scot = { name: 'awb', pace: 1.08, gain: 0 } as const

/** Who speaks in which voice, in every conversation. No two in one conversation have the same. */
export const VOICES: ReadonlyMap<string, Voice> = new Map<string, Voice>([
  ['Oona Byrne', { ...woman, pitch: 1.04 }],
  ['Gwendolyn Pryce', { ...woman, pitch: 0.86, pace: 1.04 }],
  ['Ottoline Barr', { ...woman, pitch: 0.88 }],
  ['Sofia Marchetti', { ...woman, pitch: 0.9, pace: 1 }],
  ['Idris Calloway', { ...man, pitch: 1 }],
  ['Piotr Saliński', { ...man, pitch: 0.94 }],
  ['Rufus Hartnell', { ...man, pitch: 1.05 }],
  ['Ken Aldous', { ...man, pitch: 0.9, timbre: 'kept', pace: 1.06 }],
  ['Tomasz Wilk', { ...scot, pitch: 0.94 }],
  ['Callum Raitt', { ...scot, pitch: 1 }],
  ['Fergus Laidlaw', { ...scot, pitch: 0.9, timbre: 'kept', pace: 1.12 }],
])
