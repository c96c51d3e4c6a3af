/** The conversations that are read aloud: full slugs of entries of “Float and Drift”. */
export const recordings: readonly string[] = [
  'podcast/killing-a-good-project',
  'podcast/fourteen-subcontractors-one-status-date',
  'podcast/a-sponsor-explains',
  'podcast/the-model-said-november',
  'podcast/three-project-offices-and-a-merger',
  'podcast/who-owns-the-float',
  'podcast/green-outside-red-inside',
  'podcast/five-hundred-and-fifty-two-hours',
  'podcast/the-invoice-has-not-arrived',
  'podcast/the-contingency-curve',
]
