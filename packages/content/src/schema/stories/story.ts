import type { Issue } from '../context/nested-block.ts'
import type { Content } from './all-roots.ts'
import type { Seo } from './seo.ts'

/** A story ready to be rendered: every tolerated stored shape is normalised (DATA-3, DATA-4). */
export interface Story {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly fullSlug: string
  /** Canonical path (ROUTE-2), such as `/careers/` or `/blog/nine-curves`. */
  readonly path: string
  /** First segment of the full slug, after any language code: `blog` for `blog/…` and `de/blog/…`. */
  readonly section: string
  readonly position: number
  readonly tags: readonly string[]
  /** `en` for the default language. */
  readonly lang: string
  readonly alternates: readonly {
    readonly lang: string
    readonly path: string
    readonly name: string
  }[]
  readonly createdAt: Date
  readonly publishedAt: Date
  readonly seo: Seo
  readonly preventIndexing: boolean
  /** Valid JSON-LD documents (BLOCK-8), each re-serialised. */
  readonly schemas: readonly string[]
  /** Number of invalid JSON-LD documents, for the preview. */
  readonly invalidSchemas: number
  /** Parts and values outside blocks that were left out (DATA-4). */
  readonly dropped: readonly Issue[]
  readonly content: Content
}
