/** One thing wrong in the bundled content: where, and what is expected instead. */
export interface Finding {
  /** Full slug of the story. */
  readonly story: string
  /** Field path inside it, such as `content.body.2.cards.0.heading`; empty for the story itself. */
  readonly path: string
  readonly message: string
}

/** One line for a terminal. */
export function findingLine({ story, path, message }: Finding): string {
  return path === '' ? `${story}: ${message}` : `${story}: ${path}: ${message}`
}
