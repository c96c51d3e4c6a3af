import { isUuid } from '@prospectus/protocol/values/is-uuid'
import type { StoredStory } from '../queries/story-rows.ts'
import { objectsIn } from './content-tree.ts'
import { malformed } from './errors.ts'
import type { Parameters } from './parameters.ts'

export interface RelationFields {
  /** Names of relation fields, by component. */
  readonly byComponent: ReadonlyMap<string, ReadonlySet<string>>
  /** `resolve_level=2` was requested. */
  readonly hasSecondLevel: boolean
}

/** The stories that relations or links refer to, or only their uuids if they are too many to include. */
type ResolvedStories =
  | { readonly kind: 'stories'; readonly stories: readonly ParsedStory[] }
  | { readonly kind: 'uuids'; readonly uuids: readonly string[] }

/** Reads `resolve_relations` and `resolve_level`; undefined when not requested. Throws a 400. */
export function readRelationFields(parameters: Parameters): RelationFields | undefined {
  const level = parameters.choice('resolve_level', ['1', '2'])
  const byComponent = new Map<string, Set<string>>()
  for (const pair of parameters.list('resolve_relations', MAX_FIELDS)) {
    const [, component, field] = /^(.+)\.([^.]+)$/s.exec(pair) ?? []
    if (component === undefined || field === undefined)
      throw malformed('resolve_relations', pair, 'component.field, or several, comma-separated')
    byComponent.set(component, (byComponent.get(component) ?? new Set()).add(field))
  }
  return byComponent.size === 0 ? undefined : { byComponent, hasSecondLevel: level === '2' }
}

/**
 * Resolves two levels of relations, each story once, in order of first occurrence (delivery-protocol#relations). Above
 * 50 stories it returns uuids:
 * - those of both levels, if the first level is small enough to be read for the second;
 * - those of the first alone, if it has more than 50 stories, or more than 1,000 with `resolve_level=2`.
 * @param load loads stories by uuid
 */
export async function resolveRelations(
  stories: readonly ParsedStory[],
  fields: RelationFields,
  load: (uuids: readonly string[]) => Promise<readonly ParsedStory[]>,
): Promise<ResolvedStories> {
  return await resolveLevels(stories, {
    uuidsIn: (level) => relatedUuids(level, fields),
    load,
    maxFirstLevel: fields.hasSecondLevel ? MAX_LOADED : MAX_RELATIONS,
    maxTotal: MAX_RELATIONS,
  })
}

interface Levels {
  readonly uuidsIn: (stories: readonly ParsedStory[]) => ReadonlySet<string>
  readonly load: (uuids: readonly string[]) => Promise<readonly ParsedStory[]>
  /** Above this number, the stories of the first level are not loaded. */
  readonly maxFirstLevel: number
  /** Above this number of stories in both levels, uuids are returned. */
  readonly maxTotal: number
}

/** Loads the stories that `stories` refer to, then the stories that those refer to; returns uuids above a limit. */
async function resolveLevels(
  stories: readonly ParsedStory[],
  { uuidsIn, load, maxFirstLevel, maxTotal }: Levels,
): Promise<ResolvedStories> {
  const firstLevel = uuidsIn(stories)
  if (firstLevel.size > maxFirstLevel) return { kind: 'uuids', uuids: [...firstLevel] }
  const firstStories = await load([...firstLevel])
  const secondLevel = [...uuidsIn(firstStories)].filter((uuid) => !firstLevel.has(uuid))
  if (firstLevel.size + secondLevel.length > maxTotal)
    return { kind: 'uuids', uuids: [...firstLevel, ...secondLevel] }
  return { kind: 'stories', stories: [...firstStories, ...(await load(secondLevel))] }
}

function relatedUuids(
  stories: readonly ParsedStory[],
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

const MAX_FIELDS = 20
const MAX_RELATIONS = 50
const MAX_LOADED = 1000

export interface LinkResolution {
  readonly format: 'story' | 'url' | 'link'
  readonly levels: 1 | 2
}

/**
 * Reads `resolve_links` (`0` and `1` of old clients: none and `story`) and `resolve_links_level`; undefined when not
 * requested. Throws a 400.
 */
export function readLinkResolution(parameters: Parameters): LinkResolution | undefined {
  const mode = parameters.choice('resolve_links', ['story', 'url', 'link', '0', '1'])
  const level = parameters.choice('resolve_links_level', ['1', '2'])
  if (mode === undefined || mode === '0') return undefined
  return { format: mode === '1' ? 'story' : mode, levels: level === '2' ? 2 : 1 }
}

/**
 * Resolves the targets of multilinks and rich-text links, each once (delivery-protocol#relations). Only whole stories
 * have a second level, since other results contain no links. Above 50 whole stories, or 500 other results, returns
 * uuids.
 */
export async function resolveLinks(
  stories: readonly ParsedStory[],
  { format, levels }: LinkResolution,
  load: (uuids: readonly string[]) => Promise<readonly ParsedStory[]>,
): Promise<ResolvedStories> {
  const maximum = format === 'story' ? MAX_STORIES : MAX_LINKS
  if (format === 'story' && levels === 2)
    return await resolveLevels(stories, {
      uuidsIn: linkedUuids,
      load,
      maxFirstLevel: maximum,
      maxTotal: maximum,
    })
  const uuids = [...linkedUuids(stories)]
  if (uuids.length > maximum) return { kind: 'uuids', uuids }
  return { kind: 'stories', stories: await load(uuids) }
}

/** JSON text of an entry in `links` that is not a whole story. */
export function linkJson(story: StoredStory, format: 'url' | 'link', fullSlug: string): string {
  const { id, uuid, name, slug } = story
  if (format === 'url')
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

function linkedUuids(stories: readonly ParsedStory[]): ReadonlySet<string> {
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
export interface ParsedStory {
  readonly story: StoredStory
  readonly content: unknown
}
