import { createHash } from 'node:crypto'
import type { ContentMapping } from '@prospectus/content/reading/content-mapping'
import type { Origin } from '../files/manifest.ts'

export interface ContentApi {
  /** Including the version, without `cdn`. */
  readonly apiUrl: string
  readonly token: string
  /** The site's asset host, see `Origin`. */
  readonly assetHost: string
  readonly mapping?: ContentMapping | undefined
}

type ApiOrigin = Extract<Origin, { kind: 'api' }>

/** The origin of a snapshot from this content system. */
export function originOf({ assetHost, mapping }: Pick<ContentApi, 'assetHost' | 'mapping'>) {
  const digest = digestOf(mapping)
  return {
    kind: 'api',
    assetHost,
    ...(digest !== undefined && { mapping: digest }),
  } as const satisfies ApiOrigin
}

/** True if a snapshot was read with another asset host or mapping, which only a full load fixes. */
export function isReadDifferently(origin: Origin, api: ContentApi): boolean {
  if (origin.kind !== 'api') return false
  return origin.assetHost !== api.assetHost || origin.mapping !== digestOf(api.mapping)
}

function digestOf(mapping: ContentMapping | undefined): string | undefined {
  if (mapping === undefined) return undefined
  return createHash('sha256').update(JSON.stringify(mapping)).digest('base64url')
}
