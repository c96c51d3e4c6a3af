import {
  createReadContext,
  NO_SITE,
  type SiteContext,
} from '@prospectus/content/reading/site-context'
import { storyKindOf } from '@prospectus/content/reading/story-kind'
import type { RootSchema } from '@prospectus/content/schema/stories/root-schema'
import { readSharedDraft } from '@prospectus/server/shared-draft'
import type { StoredStory } from '../queries/story-rows.ts'
import type { Storage } from '../storage/storage.ts'

/** The content of a published story or a draft, read by its schema. */
export interface StoryContent<Content> {
  readonly name: string
  /** Code of its language folder; empty for the site's first language. */
  readonly lang: string
  readonly content: Content
}

interface ContentSchema<Content> extends Pick<RootSchema, 'kind'> {
  readonly read: (content: unknown, context: ReturnType<typeof createReadContext>) => Content
}

/**
 * Finds the published story at an address, in `lang` if there is a translation (`de/assessments/…`, LANG-2). Undefined
 * if there is none, or if it is of another kind than the schema's.
 * @param address.fullSlug of the story in the site's first language
 * @param site needed to read links and files; without it they are left out
 */
export async function findPublishedContent<Content>(
  storage: Pick<Storage, 'findStory'>,
  schema: ContentSchema<Content>,
  address: { readonly fullSlug: string; readonly lang: string },
  site: Partial<SiteContext> = {},
): Promise<StoryContent<Content> | undefined> {
  const { fullSlug, lang } = address
  const language = lang.toLowerCase().replace(/[-_].*$/, '')
  const translated =
    language === ''
      ? undefined
      : await storage.findStory({ fullSlug: `${language}/${fullSlug}` }, 'published')
  const story = translated ?? (await storage.findStory({ fullSlug }, 'published'))
  return story && readStory(schema, story, translated === undefined ? '' : language, site)
}

/** Storage, token and clock to read drafts at signed addresses (`signSharedDraft`). */
export interface DraftAccess {
  readonly storage: Pick<Storage, 'findStory' | 'space'>
  /** `CONTENT_PREVIEW_TOKEN`; without it drafts are not served. */
  readonly previewToken: string | undefined
  /** Milliseconds. */
  readonly now?: (() => number) | undefined
}

/** Finds the draft of this kind at a signed address (live-preview#shared-drafts); undefined if invalid or expired. */
export async function findSignedDraft<Content>(
  { storage, previewToken, now = Date.now }: DraftAccess,
  schema: ContentSchema<Content>,
  signed: string,
  site: Partial<SiteContext> = {},
): Promise<StoryContent<Content> | undefined> {
  if (previewToken === undefined) return undefined
  const { id, languageCodes } = await storage.space()
  const draft = readSharedDraft(signed, { spaceId: String(id), previewToken }, now())
  const story = draft && (await storage.findStory({ id: draft.storyId }, 'draft'))
  if (story === undefined) return undefined
  const [folder = ''] = story.full_slug.split('/')
  return readStory(schema, story, languageCodes.includes(folder) ? folder : '', site)
}

function readStory<Content>(
  schema: ContentSchema<Content>,
  story: StoredStory,
  lang: string,
  site: Partial<SiteContext>,
): StoryContent<Content> | undefined {
  const content = parseContent(story)
  if (storyKindOf(content) !== schema.kind) return undefined
  return { name: story.name, lang, content: readContent(schema, content, site) }
}

/** Reads stored content by its schema. Without `site`, links and files are left out. */
export function readContent<Content>(
  schema: ContentSchema<Content>,
  content: unknown,
  site: Partial<SiteContext> = {},
): Content {
  return schema.read(content, createReadContext({ ...NO_SITE, ...site }))
}

/** Parses the stored content of a story; empty if it is not an object. */
export function parseContent(
  story: Pick<StoredStory, 'content'>,
): Readonly<Record<string, unknown>> {
  const content: unknown = JSON.parse(story.content)
  return typeof content === 'object' && content !== null ? { ...content } : {}
}
