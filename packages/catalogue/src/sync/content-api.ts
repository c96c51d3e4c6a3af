import { createHash } from 'node:crypto'
import type { ContentMapping } from '@prospectus/content/reading/content-mapping'
import { hasSpecifiedSections } from '@prospectus/content/schema/resource-sections'
import type { Origin } from '../files/manifest.ts'
import { RESOURCE_TYPES } from '../resources/resource-types.ts'

/** Access to a content system, and what decides how its content is read. */
export interface ContentApi {
  /** Including the version of the API, without `cdn`. */
  readonly apiUrl: string
  readonly token: string
  /** The site's asset host, see `Origin`. */
  readonly assetHost: string
  readonly mapping?: ContentMapping | undefined
}

type ApiOrigin = Extract<Origin, { kind: 'api' }>

/** The origin of a snapshot from this content system. */
export function originOf({
  assetHost,
  mapping,
}: Pick<ContentApi, 'assetHost' | 'mapping'>): ApiOrigin {
  const digest = digestOf(mapping)
  return {
    kind: 'api',
    assetHost,
    ...(digest !== undefined && { mapping: digest }),
    ...(!hasSpecifiedSections && { resourceTypes: RESOURCE_TYPES }),
  }
}

/** True if a snapshot was read with another asset host, mapping or resource types; only a full load fixes that. */
export function needsFullLoad(origin: Origin, api: ContentApi): boolean {
  if (origin.kind !== 'api') return false
  const current = originOf(api)
  return (
    origin.assetHost !== current.assetHost ||
    origin.mapping !== current.mapping ||
    JSON.stringify(origin.resourceTypes) !== JSON.stringify(current.resourceTypes)
  )
}

function digestOf(mapping: ContentMapping | undefined): string | undefined {
  if (mapping === undefined) return undefined
  return createHash('sha256').update(JSON.stringify(mapping)).digest('base64url')
}
