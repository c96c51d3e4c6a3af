import type { Chapter } from './paper-html.ts'

/** A study that is written out for print, with its data and the checks of its figures. */
export interface Paper {
  /** Full slug of the story that offers it. */
  readonly story: string
  /** File name without extension. */
  readonly name: string
  readonly chapters: readonly Chapter[]
  /** What stands below the contents list, as HTML. */
  readonly about: string
  /** Files of text, in the order in which the story offers them. */
  readonly texts: readonly PaperText[]
}

interface PaperText {
  readonly name: string
  readonly label: string
  readonly text: string
}
