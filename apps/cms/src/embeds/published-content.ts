import { componentOfContent } from '@prospectus/content/reading/component'
import {
  createReadContext,
  NO_SITE,
  type SiteContext,
} from '@prospectus/content/reading/site-context'
import type { RootSchema } from '@prospectus/content/schema/stories/root-schema'
import { readSharedDraft } from '@prospectus/server/shared-draft'
import type { StoredStory } from '../queries/story-rows.ts'
import type { Storage } from '../storage/storage.ts'

export interface PublishedContent<Content> {
  readonly name: string
  /** Code of its language folder; empty for the site's first language. */
  readonly lang: string
  readonly content: Content
}

interface ContentSchema<Content> extends Pick<RootSchema, 'kind'> {
  readonly read: (content: unknown, context: ReturnType<typeof createReadContext>) => Content
}

/**
 * Finds the published story of a kind at a slug, translated if possible (`de/assessments/…`, LANG-2).
 * @param site needed for links and files, which are left out otherwise
 */
export async function publishedContent<Content>(
  storage: Pick<Storage, 'findStory'>,
  schema: ContentSchema<Content>,
  { slug, lang }: { readonly slug: string; readonly lang: string },
  site: Partial<SiteContext> = {},
): Promise<PublishedContent<Content> | undefined> {
  const language = lang.toLowerCase().replace(/[-_].*$/, '')
  const translated =
    language === ''
      ? undefined
      : await storage.findStory({ fullSlug: `${language}/${slug}` }, 'published')
  const story = translated ?? (await storage.findStory({ fullSlug: slug }, 'published'))
  return story && readStoryOf(schema, story, translated === undefined ? '' : language, site)
}

/** Access to drafts by addresses that `signSharedDraft` signed. */
export interface DraftAccess {
  readonly storage: Pick<Storage, 'findStory' | 'space'>
  /** `CONTENT_PREVIEW_TOKEN`; without it drafts are not served. */
  readonly previewToken: string | undefined
  /** Milliseconds. */
  readonly now?: (() => number) | undefined
}

/** Finds a draft of this kind by a signed address (live-preview#shared-drafts); undefined if it is invalid or expired. */
export async function signedDraft<Content>(
  { storage, previewToken, now = Date.now }: DraftAccess,
  schema: ContentSchema<Content>,
  signed: string,
  site: Partial<SiteContext> = {},
): Promise<PublishedContent<Content> | undefined> {
  if (previewToken === undefined) return undefined
  const { id, languageCodes } = await storage.space()
  const draft = readSharedDraft(signed, { spaceId: String(id), previewToken }, now())
  const story = draft && (await storage.findStory({ id: draft.storyId }, 'draft'))
  if (story === undefined) return undefined
  const [folder = ''] = story.full_slug.split('/')
  return readStoryOf(schema, story, languageCodes.includes(folder) ? folder : '', site)
}

function readStoryOf<Content>(
  schema: ContentSchema<Content>,
  story: StoredStory,
  lang: string,
  site: Partial<SiteContext>,
): PublishedContent<Content> | undefined {
  const content = contentOf(story)
  if (componentOfContent(content) !== schema.kind) return undefined
  return { name: story.name, lang, content: readContentOf(schema, content, site) }
}

/** Reads stored content by its schema; leaves out links and files without `site`. */
export function readContentOf<Content>(
  schema: ContentSchema<Content>,
  content: unknown,
  site: Partial<SiteContext> = {},
): Content {
  return schema.read(content, createReadContext({ ...NO_SITE, ...site }))
}

/** The stored content of a story. */
export function contentOf(story: Pick<StoredStory, 'content'>): Readonly<Record<string, unknown>> {
  const content: unknown = JSON.parse(story.content)
  return typeof content === 'object' && content !== null ? { ...content } : {}
}
