import type { StoryFile } from '../../../../tools/content/story-files.ts'
import type { Chapter } from './paper-html.ts'

/** A study written for print, with its data and the checks of its figures. */
export interface Paper {
  /** Full slug of the story that offers it. */
  readonly story: string
  /** File name without extension. */
  readonly name: string
  readonly chapters: readonly Chapter[]
  /** HTML below the table of contents. */
  readonly about: string
  /** Text files, in the order in which the story offers them. */
  readonly texts: readonly PaperText[]
}

/** A document that a story describes, printed from the story without a cover. */
export interface Specimen {
  /** Full slug of the story that offers it. */
  readonly story: string
  /** File name without extension. */
  readonly name: string
  readonly label: (pages: number) => string
  readonly page: (story: StoryFile) => string
}

/** A document to fill in, offered beside the text that explains it. */
export interface Template {
  /** Full slug of the story that offers it. */
  readonly story: string
  /** File name with extension. */
  readonly name: string
  readonly label: string
  /** Text that changes when the document does; its hash is in the address. */
  readonly source: string
  readonly make: () => Promise<Uint8Array>
}

interface PaperText {
  readonly name: string
  readonly label: string
  readonly text: string
}
