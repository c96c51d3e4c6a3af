import type { Issue } from '../context/nested-block.ts'
import type { Content } from './all-root-schemas.ts'
import type { Seo } from './seo.ts'

/** A story that is ready to be rendered, whatever its stored shape (DATA-3, DATA-4). */
export interface Story {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly fullSlug: string
  /** Canonical path (ROUTE-2), such as `/careers/` or `/blog/nine-curves`. */
  readonly path: string
  /** `blog` for both `blog/…` and `de/blog/…`. */
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
  /** Valid JSON-LD documents, re-serialised (BLOCK-8). */
  readonly schemas: readonly string[]
  readonly invalidSchemaCount: number
  /** Parts and values of the story that were left out; blocks have lists of their own (DATA-4). */
  readonly dropped: readonly Issue[]
  readonly content: Content
}
