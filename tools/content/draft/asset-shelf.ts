import type { AssetFile } from './asset-file.ts'

/** The drawings and files a draft can name. Implemented by `assets/shelf.ts`. */
export interface AssetShelf {
  /** A standing drawing, or undefined when there is none of that name. */
  readonly drawing: (kind: DrawingKind, key: string) => AssetFile | undefined
  /** Names of the standing drawings of a kind, for messages. */
  readonly keys: (kind: DrawingKind) => readonly string[]
  /** The story's own cover, drawn from its section and themes. */
  readonly cover: () => AssetFile
  /** The story's own text as a printed file. */
  readonly pdf: () => AssetFile
}

export const drawingKinds = ['mockup', 'logo', 'portrait', 'award'] as const
export type DrawingKind = (typeof drawingKinds)[number]
