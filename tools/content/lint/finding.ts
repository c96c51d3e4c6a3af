export interface Finding {
  /** Full slug; for a folder or an asset, its path. */
  readonly story: string
  /** Field path in the story, such as `content.body.2.cards.0.heading`; empty for the story itself. */
  readonly path: string
  readonly message: string
}

export function findingLine({ story, path, message }: Finding): string {
  return path === '' ? `${story}: ${message}` : `${story}: ${path}: ${message}`
}
