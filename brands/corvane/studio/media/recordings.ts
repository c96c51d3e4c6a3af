/** The conversations that are read aloud: full slugs of entries of “Float and Drift”. */
export const recordings: readonly string[] = [
  'podcast/killing-a-good-project',
  'podcast/a-sponsor-explains',
  'podcast/the-model-said-november',
]
