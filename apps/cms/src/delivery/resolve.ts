import type { StoredStory } from '../queries/stored-story.ts'
import { objectsIn } from './content-tree.ts'
import { malformed } from './errors.ts'
import type { Parameters } from './parameters.ts'

/** Relation fields by component, and whether `resolve_level=2` was requested. */
export interface RelationFields {
  readonly byComponent: ReadonlyMap<string, ReadonlySet<string>>
  readonly bothLevels: boolean
}

type Relations =
  | { readonly kind: 'stories'; readonly stories: readonly OpenStory[] }
  | { readonly kind: 'uuids'; readonly uuids: readonly string[] }

/** Reads `resolve_relations` and `resolve_level`; undefined when not requested. Throws a 400. */
export function readRelationFields(parameters: Parameters): RelationFields | undefined {
  const level = parameters.choice('resolve_level', ['1', '2'])
  const byComponent = new Map<string, Set<string>>()
  for (const pair of parameters.list('resolve_relations', MAX_FIELDS)) {
    const [, component, field] = /^(.+)\.([^.]+)$/s.exec(pair) ?? []
    if (component === undefined || field === undefined)
      throw malformed('resolve_relations', pair, 'component.field, several between commas')
    byComponent.set(component, (byComponent.get(component) ?? new Set()).add(field))
  }
  return byComponent.size === 0 ? undefined : { byComponent, bothLevels: level === '2' }
}

/**
 * Resolves two levels of relations, so that cycles end; each story once, in order of first occurrence
 * (delivery-protocol#relations). Above 50 stories it returns uuids:
 * - those of both levels, if the first level is small enough to be read for the second;
 * - those of the first alone, if it has more than 50 stories, or more than 1,000 with `resolve_level=2`.
 * @param open loads stories by uuid
 */
export async function resolveRelations(
  stories: readonly OpenStory[],
  fields: RelationFields,
  open: (uuids: readonly string[]) => Promise<readonly OpenStory[]>,
): Promise<Relations> {
  const first = relatedUuids(stories, fields)
  if (first.size > (fields.bothLevels ? MAX_OPENED : MAX_RELATIONS))
    return { kind: 'uuids', uuids: [...first] }
  const firstStories = await open([...first])
  const second = [...relatedUuids(firstStories, fields)].filter((uuid) => !first.has(uuid))
  if (first.size + second.length > MAX_RELATIONS)
    return { kind: 'uuids', uuids: [...first, ...second] }
  const secondStories = await open(second)
  return { kind: 'stories', stories: [...firstStories, ...secondStories] }
}

function relatedUuids(
  stories: readonly OpenStory[],
  { byComponent }: RelationFields,
): ReadonlySet<string> {
  const uuids = new Set<string>()
  for (const { content } of stories)
    for (const object of objectsIn(content)) {
      const { component } = object
      if (typeof component !== 'string') continue
      for (const field of byComponent.get(component) ?? [])
        for (const value of [object[field]].flat()) if (isUuid(value)) uuids.add(value)
    }
  return uuids
}

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const MAX_FIELDS = 20
const MAX_RELATIONS = 50
const MAX_OPENED = 1000

export interface LinkResolution {
  readonly as: 'story' | 'url' | 'link'
  readonly levels: 1 | 2
}

type ResolvedLinks =
  | { readonly kind: 'stories'; readonly stories: readonly OpenStory[] }
  | { readonly kind: 'uuids'; readonly uuids: readonly string[] }

/** Reads `resolve_links` (of old clients too: `0` is none, `1` is `story`) and `resolve_links_level`. Throws a 400. */
export function readLinkResolution(parameters: Parameters): LinkResolution | undefined {
  const mode = parameters.choice('resolve_links', ['story', 'url', 'link', '0', '1'])
  const level = parameters.choice('resolve_links_level', ['1', '2'])
  if (mode === undefined || mode === '0') return undefined
  return { as: mode === '1' ? 'story' : mode, levels: level === '2' ? 2 : 1 }
}

/**
 * Resolves the targets of multilinks and rich-text links, each once (delivery-protocol#relations). Only whole stories
 * have a second level, since other results contain no links. Above 50 whole stories, or 500 other results, returns
 * uuids.
 */
export async function resolveLinks(
  stories: readonly OpenStory[],
  { as, levels }: LinkResolution,
  open: (uuids: readonly string[]) => Promise<readonly OpenStory[]>,
): Promise<ResolvedLinks> {
  const maximum = as === 'story' ? MAX_STORIES : MAX_LINKS
  const first = linkedUuids(stories)
  if (first.size > maximum) return { kind: 'uuids', uuids: [...first] }
  const firstStories = await open([...first])
  if (as !== 'story' || levels === 1) return { kind: 'stories', stories: firstStories }
  const second = [...linkedUuids(firstStories)].filter((uuid) => !first.has(uuid))
  if (first.size + second.length > maximum) return { kind: 'uuids', uuids: [...first, ...second] }
  return { kind: 'stories', stories: [...firstStories, ...(await open(second))] }
}

/** JSON text of an entry in `links` that is not a whole story. */
export function linkJson({ story }: OpenStory, as: 'url' | 'link', fullSlug: string): string {
  const { id, uuid, name, slug } = story
  if (as === 'url')
    return JSON.stringify({ id, uuid, name, slug, full_slug: fullSlug, url: fullSlug })
  const { path, parent_id, is_startpage, position, published_at } = story
  return JSON.stringify({
    id,
    uuid,
    slug: fullSlug,
    path,
    real_path: `/${fullSlug}`,
    name,
    published: published_at !== null,
    parent_id,
    is_folder: false,
    is_startpage,
    position,
    full_slug: fullSlug,
  })
}

function linkedUuids(stories: readonly OpenStory[]): ReadonlySet<string> {
  const uuids = new Set<string>()
  for (const { content } of stories)
    for (const { linktype, fieldtype, id, uuid } of objectsIn(content)) {
      if (linktype !== 'story') continue
      const target = fieldtype === 'multilink' ? id : uuid
      if (isUuid(target)) uuids.add(target)
    }
  return uuids
}

const MAX_STORIES = 50
const MAX_LINKS = 500

/** A story with parsed, translated content, before links and relations are resolved. */
export interface OpenStory {
  readonly story: StoredStory
  readonly content: unknown
}
