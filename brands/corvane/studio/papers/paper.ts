/** A study that is written out for print, with its data and the checks of its figures. */
export interface Paper {
  /** Full slug of the story that offers it. */
  readonly story: string
  /** Files of text, in the order in which the story offers them. */
  readonly texts: readonly PaperText[]
}

export interface PaperText {
  readonly name: string
  readonly label: string
  readonly text: string
}
