import { editableComment, escapeAngles } from '@prospectus/protocol/editable-comment'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { chunks } from '../database/chunks.ts'
import type { StoredStory } from '../queries/story-rows.ts'
import { type ContentObject, mapObjects } from './content-tree.ts'
import type { DeliveryRequest } from './endpoint.ts'
import { readTranslation, translate } from './language.ts'
import {
  linkJson,
  type ParsedStory,
  readLinkResolution,
  readRelationFields,
  resolveLinks,
  resolveRelations,
} from './resolve.ts'

type ResponseShape = ReturnType<typeof readShape>

/** Reads the parameters shared by lists and single stories. Throws an `HttpError` (400). */
export function readShape(request: DeliveryRequest) {
  const { parameters } = request
  const storyFields = parameters.list('excluding_story_fields')
  return {
    translation: readTranslation(request),
    /** Top-level keys of the content. */
    excludedFields: new Set(parameters.list('excluding_fields')),
    /** Members of the story. */
    excludedMembers: new Set(storyFields.filter((key) => !FIXED_KEYS.has(key))),
    relations: readRelationFields(parameters),
    links: readLinkResolution(parameters),
  }
}

/**
 * Serialises stories with relations and links (delivery-protocol#relations), or as stored when nothing changes them.
 * @returns the JSON text of each story; and of the members `rels` and `links`, or of `rel_uuids` and `link_uuids`,
 * which replace them above the limits
 */
export async function deliverStories(
  storedStories: readonly StoredStory[],
  shape: ResponseShape,
  request: DeliveryRequest,
) {
  const language = shape.translation?.language
  const writeAsStored = (story: StoredStory) =>
    storyJson(story, { content: story.content, language, excludedMembers: shape.excludedMembers })
  if (isDeliveredAsStored(shape, request)) {
    return {
      stories: storedStories.map((story) => request.replaceAssetHost(writeAsStored(story))),
      resolved: NOTHING_RESOLVED,
    }
  }
  const write = createWriter(shape, request)
  const loadStories = async (uuids: readonly string[]) =>
    (await readStoriesInOrder(uuids, request)).map((story) => parseStory(story, shape))
  const stories = storedStories.map((story) => parseStory(story, shape))
  const { relations, links } = shape
  const resolvedRelations = relations && (await resolveRelations(stories, relations, loadStories))
  const relatedStories = resolvedRelations?.kind === 'stories' ? resolvedRelations.stories : []
  const resolvedLinks =
    links && (await resolveLinks([...stories, ...relatedStories], links, loadStories))
  return {
    stories: stories.map(write),
    resolved: [
      resolvedRelations?.kind === 'uuids'
        ? `"rel_uuids":${JSON.stringify(resolvedRelations.uuids)}`
        : `"rels":[${relatedStories.map(write)}]`,
      resolvedLinks?.kind === 'uuids'
        ? `"link_uuids":${JSON.stringify(resolvedLinks.uuids)}`
        : `"links":[${resolvedLinks?.stories.map((story) => writeLink(story, shape, write)) ?? ''}]`,
    ].join(','),
  }
}

const NOTHING_RESOLVED = '"rels":[],"links":[]'

function isDeliveredAsStored(shape: ResponseShape, { view }: DeliveryRequest): boolean {
  const { translation, excludedFields, relations, links } = shape
  const requestedChange = translation ?? relations ?? links
  return view === 'published' && requestedChange === undefined && excludedFields.size === 0
}

/** Parses a story's content, translates it, and only then excludes fields, since translating could add them again. */
function parseStory(
  story: StoredStory,
  { excludedFields, translation }: Pick<ResponseShape, 'excludedFields' | 'translation'>,
): ParsedStory {
  const parsed: unknown = JSON.parse(story.content)
  const content = translation === undefined ? parsed : translate(parsed, translation)
  if (!isRecord(content)) return { story, content }
  const included = Object.entries(content).filter(([key]) => !excludedFields.has(key))
  return { story, content: Object.fromEntries(included) }
}

function createWriter(shape: ResponseShape, { view, space, replaceAssetHost }: DeliveryRequest) {
  const language = shape.translation?.language
  return ({ story, content }: ParsedStory): string => {
    const isDraft = view === 'draft'
    const delivered = isDraft ? markEditable(content, space.id, story.id) : content
    const text = JSON.stringify(delivered)
    const json = storyJson(story, {
      content: isDraft ? escapeAngles(text) : text,
      language,
      excludedMembers: shape.excludedMembers,
    })
    return replaceAssetHost(json)
  }
}

function writeLink(
  target: ParsedStory,
  { links, translation }: ResponseShape,
  write: (story: ParsedStory) => string,
): string {
  const { full_slug } = target.story
  const fullSlug = translation === undefined ? full_slug : `${translation.language}/${full_slug}`
  return links === undefined || links.format === 'story'
    ? write(target)
    : linkJson(target.story, links.format, fullSlug)
}

async function readStoriesInOrder(
  uuids: readonly string[],
  { storage, view }: DeliveryRequest,
): Promise<readonly StoredStory[]> {
  const storiesByUuid = new Map<string, StoredStory>()
  for (const chunk of chunks(uuids, STORIES_AT_ONCE)) {
    const stories = await storage.storiesByUuid(chunk, view)
    for (const story of stories) storiesByUuid.set(story.uuid, story)
  }
  return uuids.flatMap((uuid) => storiesByUuid.get(uuid) ?? [])
}

const STORIES_AT_ONCE = 200

interface StoryOptions {
  readonly content: string
  /** Undefined for the stored language. */
  readonly language: string | undefined
  /** Members of the story to leave out. */
  readonly excludedMembers: ReadonlySet<string>
}

/** A story as JSON text, with its keys in the order of delivery-protocol#story; unsupported keys are null. */
function storyJson(
  story: StoredStory,
  { content, language, excludedMembers }: StoryOptions,
): string {
  const members = STORY_KEYS.filter((key) => !excludedMembers.has(key)).map(
    (key) =>
      `"${key}":${key === 'content' ? content : JSON.stringify(readMember(story, key, language))}`,
  )
  return `{${members.join(',')}}`
}

function readMember(
  story: StoredStory,
  key: Exclude<(typeof STORY_KEYS)[number], 'content'>,
  language: string | undefined,
): unknown {
  switch (key) {
    case 'sort_by_date':
    case 'meta_data':
    case 'release_id':
    case 'default_full_slug':
    case 'translated_slugs':
      return null
    case 'lang':
      return language ?? story.lang
    case 'full_slug':
      return language === undefined ? story.full_slug : `${language}/${story.full_slug}`
    default:
      return story[key]
  }
}

const STORY_KEYS = [
  'name',
  'created_at',
  'published_at',
  'updated_at',
  'id',
  'uuid',
  'content',
  'slug',
  'full_slug',
  'sort_by_date',
  'position',
  'tag_list',
  'is_startpage',
  'parent_id',
  'meta_data',
  'group_id',
  'first_published_at',
  'release_id',
  'lang',
  'path',
  'alternates',
  'default_full_slug',
  'translated_slugs',
] as const

/** Keys that `excluding_story_fields` cannot exclude (delivery-protocol#lists-of-stories). */
const FIXED_KEYS = new Set(['name', 'id', 'uuid', 'content', 'slug', 'full_slug'])

/** Adds the `_editable` comment as the last key of every blok of a draft, root included (delivery-protocol#content). */
export function markEditable(content: unknown, spaceId: number, storyId: number): unknown {
  return mapObjects(content, (object) => {
    if (typeof object.component !== 'string') return object
    const { _editable, ...blok } = object
    return { ...blok, _editable: toEditableComment(blok, spaceId, storyId) }
  })
}

function toEditableComment(blok: ContentObject, spaceId: number, storyId: number): string {
  const uid = typeof blok._uid === 'string' ? blok._uid : ''
  return editableComment({ name: blok.component, space: String(spaceId), uid, id: String(storyId) })
}
