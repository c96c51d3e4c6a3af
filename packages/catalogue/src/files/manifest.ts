import type { Section } from './section-file.ts'

/** What a snapshot folder holds, and how to tell that it is whole. */
export interface Manifest {
  readonly format: number
  readonly spaceId: string
  readonly version: string
  readonly origin: Origin
  /** Of the content system, when the snapshot came from there: the `cv` it was read with. */
  readonly contentVersion?: number
  readonly sections: readonly Section[]
}

/** Where content came from: the seed content in one state, or a content system. */
export type Origin =
  | { readonly kind: 'bundled'; readonly fingerprint: string; readonly lineage?: string }
  | {
      readonly kind: 'api'
      /** The asset host of the site that read it: what it says of files names that host. */
      readonly assetHost?: string
      /** Of the database that it is known to agree with, where the content system tells. */
      readonly lineage?: string
    }

/** Goes up with every change of what is written to disk; snapshots of another format are built anew. */
export const FORMAT = 6

/** Names of the files in a snapshot folder. */
export const BODIES = 'bodies.bin'
export const INDEX = 'index.bin'
export const MANIFEST = 'manifest.json'
