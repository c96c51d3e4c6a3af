/** An episode that is read aloud, and the voice of each speaker in it. */
export interface RecordingOrder {
  readonly story: string
  readonly voices: ReadonlyMap<string, string>
}

const host = ['Oona Byrne', 'en-gb-x-rp+f4'] as const

/** The five newest episodes of “Float and Drift”. */
export const recordings: readonly RecordingOrder[] = [
  ['podcast/killing-a-good-project', 'Idris Calloway', 'en-gb+m3'],
  ['podcast/fourteen-subcontractors-one-status-date', 'Piotr Saliński', 'en-gb-x-rp+m7'],
  ['podcast/a-sponsor-explains', 'Gwendolyn Pryce', 'en-gb-x-gbcwmd+f2'],
  ['podcast/the-model-said-november', 'Tomasz Wilk', 'en-gb-scotland+m2'],
  ['podcast/three-project-offices-and-a-merger', 'Ottoline Barr', 'en-gb-x-gbclan+f5'],
].map(([story = '', guest = '', voice = '']) => ({
  story,
  voices: new Map([host, [guest, voice]]),
}))
