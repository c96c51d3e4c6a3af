import { crc32 } from 'node:zlib'
import { DamagedSnapshotError } from './damaged-snapshot.ts'
import type { Section } from './section-file.ts'

/** What a snapshot folder holds, and how to tell that it is whole. */
export interface Manifest {
  readonly format: number
  readonly spaceId: string
  readonly version: string
  readonly origin: Origin
  /** Of the content system, when the snapshot came from there: the `cv` it was read with. */
  readonly contentVersion?: number
  readonly stories: number
  readonly bodyBytes: number
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
export const FORMAT = 4

/** A manifest as text, with a sum over itself. */
export function encodeManifest(manifest: Manifest): string {
  const text = JSON.stringify(manifest)
  return `${JSON.stringify({ check: crc32(text) })}\n${text}`
}

/** Reads what `encodeManifest` wrote; throws `DamagedSnapshotError` when it is torn or has changed. */
export function decodeManifest(path: string, stored: string): Manifest {
  const [first = '', text = ''] = stored.split('\n')
  if (first !== JSON.stringify({ check: crc32(text) })) {
    throw new DamagedSnapshotError(path, 'its sum does not agree')
  }
  return JSON.parse(text)
}
