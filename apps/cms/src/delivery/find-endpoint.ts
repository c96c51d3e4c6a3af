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
 * The endpoint at a path, with or without a closing slash; undefined when there is none.
 *
 * @param pathname percent-encoded; what stands before `/cdn/` is where the routes are mounted
 */
export function findEndpoint(pathname: string): FoundEndpoint | undefined {
  const [, resource = '', rest = ''] = /^.*?\/cdn\/([^/]*)(?:\/(.*))?$/.exec(pathname) ?? []
  const endpoint = rest === '' ? LISTS.get(resource) : endpointOfOne(resource, rest)
  return endpoint && { endpoint, encodedRest: rest }
}

function endpointOfOne(resource: string, rest: string): Endpoint | undefined {
  if (resource === 'stories') return story
  if (resource === 'spaces') return /^me\/?$/.test(rest) ? space : undefined
  return /^[^/]+\/?$/.test(rest) ? SINGLES.get(resource) : undefined
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
