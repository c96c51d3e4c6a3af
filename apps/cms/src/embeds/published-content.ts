import { componentOfContent } from '@prospectus/content/reading/component'
import { createReadContext, type SiteContext } from '@prospectus/content/reading/site-context'
import type { RootSchema } from '@prospectus/content/schema/stories/root-schema'
import { readSharedDraft } from '@prospectus/server/shared-draft'
import type { StoredStory } from '../queries/stored-story.ts'
import type { Storage } from '../storage/storage.ts'

/** A published story of which an embedded page is made. */
export interface PublishedContent<Content> {
  readonly name: string
  /** The code of its language folder; empty for the site's first language. */
  readonly lang: string
  readonly content: Content
}

interface ContentSchema<Content> extends Pick<RootSchema, 'kind'> {
  readonly read: (content: unknown, context: ReturnType<typeof createReadContext>) => Content
}

/**
 * The published story of one kind at a slug, in the language that is asked for where there is one
 * (`de/assessments/…`, LANG-2). Undefined when it is not published, or of another kind.
 *
 * @param site what its links are read with; they are left out without it
 */
export async function publishedContent<Content>(
  storage: Pick<Storage, 'story'>,
  schema: ContentSchema<Content>,
  { slug, lang }: { readonly slug: string; readonly lang: string },
  site: Partial<SiteContext> = {},
): Promise<PublishedContent<Content> | undefined> {
  const code = lang.toLowerCase().replace(/[-_].*$/, '')
  const translated =
    code === '' ? undefined : await storage.story({ fullSlug: `${code}/${slug}` }, 'published')
  const story = translated ?? (await storage.story({ fullSlug: slug }, 'published'))
  if (story === undefined) return undefined
  const content = contentOf(story)
  if (componentOfContent(content) !== schema.kind) return undefined
  return {
    name: story.name,
    lang: translated === undefined ? '' : code,
    content: readContentOf(schema, content, site),
  }
}

/** Who may see a draft: whoever has what `signSharedDraft` wrote, until it ends. */
export interface DraftAccess {
  readonly storage: Pick<Storage, 'story' | 'space'>
  /** `CONTENT_PREVIEW_TOKEN`; without it nobody may. */
  readonly previewToken: string | undefined
  /** Milliseconds. */
  readonly now?: (() => number) | undefined
}

/**
 * The draft of one kind that an address is signed for (live-preview#shared-drafts), as it is stored now. Undefined
 * for an address that does not count, and for a story of another kind.
 */
export async function signedDraft<Content>(
  { storage, previewToken, now = Date.now }: DraftAccess,
  schema: ContentSchema<Content>,
  signed: string,
  site: Partial<SiteContext> = {},
): Promise<PublishedContent<Content> | undefined> {
  if (previewToken === undefined) return undefined
  const { id, languageCodes } = await storage.space()
  const read = readSharedDraft(signed, { spaceId: String(id), previewToken }, now())
  const story = read && (await storage.story({ id: read.storyId }, 'draft'))
  if (story === undefined) return undefined
  const content = contentOf(story)
  if (componentOfContent(content) !== schema.kind) return undefined
  const [folder = ''] = story.full_slug.split('/')
  return {
    name: story.name,
    lang: languageCodes.includes(folder) ? folder : '',
    content: readContentOf(schema, content, site),
  }
}

/** Reads stored content by its schema; links and files in it are left out unless it is told of the site. */
export function readContentOf<Content>(
  schema: ContentSchema<Content>,
  content: unknown,
  site: Partial<SiteContext> = {},
): Content {
  return schema.read(content, createReadContext({ ...NOWHERE, ...site }))
}

/** The stored content of a story. */
export function contentOf(story: Pick<StoredStory, 'content'>): Readonly<Record<string, unknown>> {
  const content: unknown = JSON.parse(story.content)
  return typeof content === 'object' && content !== null ? { ...content } : {}
}

/** What most embedded pages read has words only: no links or files. */
const NOWHERE: SiteContext = {
  pathOfUuid: () => undefined,
  pathOfSlug: () => undefined,
  siteUrl: '',
  assetHosts: [],
  embedHost: '',
  languages: [],
}
