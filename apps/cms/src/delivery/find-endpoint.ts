import { datasourceEntries } from './datasource-entries.ts'
import { datasource, datasources } from './datasources.ts'
import type { Endpoint } from './endpoint.ts'
import { link, links } from './links.ts'
import { space } from './space.ts'
import { stories } from './stories.ts'
import { story } from './story.ts'
import { tags } from './tags.ts'

export interface FoundEndpoint {
  readonly endpoint: Endpoint
  /** What follows the endpoint's name, still percent-encoded. */
  readonly encodedRest: string
}

/**
 * The endpoint at a path, with or without a closing slash; undefined when there is none. Only that of one
 * story gets the slash: the slug of a start page ends in one.
 *
 * @param path percent-encoded, with single slashes
 */
export function findEndpoint(path: string): FoundEndpoint | undefined {
  const [, resource = '', rest = ''] = /^\/v2\/cdn\/([^/]*)(?:\/(.*))?$/.exec(path) ?? []
  if (resource === 'stories' && rest !== '') return { endpoint: story, encodedRest: rest }
  const encodedRest = rest.replace(/\/$/, '')
  const endpoint = encodedRest === '' ? LISTS.get(resource) : endpointOfOne(resource, encodedRest)
  return endpoint && { endpoint, encodedRest }
}

function endpointOfOne(resource: string, rest: string): Endpoint | undefined {
  if (resource === 'spaces') return rest === 'me' ? space : undefined
  return rest.includes('/') ? undefined : SINGLES.get(resource)
}

const LISTS = new Map([
  ['stories', stories],
  ['links', links],
  ['datasources', datasources],
  ['datasource_entries', datasourceEntries],
  ['tags', tags],
])
const SINGLES = new Map([
  ['links', link],
  ['datasources', datasource],
])
