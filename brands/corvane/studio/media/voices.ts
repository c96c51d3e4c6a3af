/** A synthetic voice of Flite, modified to sound like another person. */
export interface Voice {
  /** CMU ARCTIC: an American woman, an American man and a Scottish man. */
  readonly name: 'slt' | 'rms' | 'awb'
  /** Factor of the pitch: below 1 the voice is lower and darker. */
  readonly pitch: number
  /**
   * Keeps the timbre when the pitch changes. A man’s voice needs this below a pitch of about 0.93: speech recognition
   * then got one word in five wrong, and every second word with the timbre lowered too.
   */
  readonly timbre?: 'kept'
  /** Factor of the duration: above 1 the voice speaks more slowly. */
  readonly pace: number
  /** Decibels, because the voices of the synthesiser differ in loudness. */
  readonly gain: number
}

const woman = { name: 'slt', pace: 1.08, gain: -4 } as const
const man = { name: 'rms', pace: 1.02, gain: 1.5 } as const
const scot = { name: 'awb', pace: 1.08, gain: 0 } as const

/** Voices by speaker, the same in every conversation. No two speakers of a conversation share one. */
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
