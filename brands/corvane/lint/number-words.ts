const WORDS =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  )

/** The word for an integer up to sixteen; undefined for other numbers. */
export function numberWord(value: number): string | undefined {
  return WORDS[value]
}
