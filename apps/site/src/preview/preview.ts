import type { Entry } from '@prospectus/catalogue/rows/entry'
import { createRowReader } from '@prospectus/catalogue/snapshot/read-row'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { ContentMapping } from '@prospectus/content/reading/content-mapping'
import { hasPage, storyKindOf } from '@prospectus/content/reading/story-kind'
import { containsBlock } from '@prospectus/content/schema/blocks/contains-block'
import { canonicalPath } from '@prospectus/content/schema/links/canonical-path'
import { splitSlug } from '@prospectus/content/schema/links/language-folder'
import { isInvalidResponse } from '@prospectus/protocol/client/content-api-error'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { Log } from '@prospectus/server/log'
import {
  isExpiredSharedDraft,
  readSharedDraft,
  SHARED_DRAFT_PARAMETER,
} from '@prospectus/server/shared-draft'
import { LRUCache } from 'lru-cache'
import type { RequestTarget } from '../http/request-target.ts'
import type {
  DraftFeatures,
  PreviewDraft,
  UnsavedDraft,
  UnsavedError,
} from '../preview-features.ts'
import type { MakeDraftToken } from '../stories-endpoint/stories-tokens.ts'
import { draftUnavailableNotice } from './draft-unavailable.ts'
import { editAttributes } from './edit-attributes.ts'
import { withCachedReads } from './live/cached-reads.ts'
import { type BridgeAddress, liveDecorator, noticeDecorator } from './live/live-page.tsx'
import { pageParts } from './live/page-parts.ts'
import { readUnsaved } from './live/unsaved-story.ts'
import type { FetchedDraft, PreviewContent } from './preview-content.ts'
import { sharedDraftDecorator } from './shared-draft-banner.tsx'
import { isSettings, pageAt, settingsAttributes } from './shown-settings.ts'
import { type SigningParts, verifySignedRequest } from './signed-request.ts'
import { createSitemapLinks } from './sitemap-links.ts'

interface PreviewOptions {
  readonly signing: Pick<SigningParts, 'spaceId' | 'previewToken'>
  readonly content: PreviewContent
  /** Mapping for unsaved stories; what `content` returns is mapped already. */
  readonly mapping?: ContentMapping | undefined
  readonly log: Log
  readonly bridge: BridgeAddress
  /** Makes the token that a page needs for the stories endpoint (CALL-5). */
  readonly makeDraftToken?: MakeDraftToken | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * The drafts of a site in preview. A request with the editor's signature gets the draft with edit markers
 * (live-preview#signed-request), one with a share link the draft without them (live-preview#shared-drafts), every other
 * one the published page (ROUTE-5). Failures are logged, and the published page is shown (MSG-2).
 */
export function createPreview(options: PreviewOptions): DraftFeatures {
  const { signing, content, mapping, log, bridge, makeDraftToken, now } = options
  const sitemapFetcherFor = createSitemapLinks(content, log)
  // Reused while a signature is valid: an island is rendered again when its token changes.
  const tokens = new LRUCache<string, ReturnType<MakeDraftToken>>({ max: 100 })

  const signatureOf = (target: RequestTarget) => {
    if (target.search === '') return undefined
    const query = new URLSearchParams(target.search)
    const verified = verifySignedRequest(query, { ...signing, now: now() })
    if (verified.ok) return verified
    if (verified.isSigned) {
      const { reason } = verified
      log.info(
        'preview.unverified',
        'The signature of a preview request is old or wrong, so drafts are not shown; open the page again from the editor, and if that does not help, see the reason and check CONTENT_PREVIEW_TOKEN and CONTENT_SPACE_ID',
        { target: target.pathname, reason },
      )
    }
    return undefined
  }

  /** Fetches a draft: undefined if there is none, a notice for the editor if it cannot be fetched. */
  const fetchStory = async (
    reference: number | string,
  ): Promise<FetchedDraft | Unavailable | undefined> => {
    try {
      return await content.story(reference)
    } catch (error) {
      const report = isInvalidResponse(error) ? log.warn : log.error
      report(
        'preview.draft_failed',
        'A draft could not be fetched; its published page is shown, if there is one',
        {
          target: reference,
          error,
        },
      )
      return { notice: draftUnavailableNotice(error) }
    }
  }

  /**
   * The published page with a notice, in place of a draft that cannot be fetched. Makes no further request, since the
   * editor has waited once already: a sitemap lists the snapshot (MAP-4).
   */
  const publishedFallback = (pathname: string, notice: string, published: Snapshot | undefined) => {
    const match = published?.find(pathname.slice(1))
    if (published === undefined || match?.kind !== 'story' || !hasPage(match.entry.component))
      return undefined
    const { entry } = match
    const extras = { decorate: noticeDecorator(notice) }
    return { story: published.read(entry), path: entry.path, snapshot: published, extras }
  }

  /** A token for a page that lists resources, valid no longer than the page's signature. */
  const tokenFor = async (
    { story, snapshot }: Pick<PreviewDraft, 'story' | 'snapshot'>,
    expires: Date,
  ) => {
    if (!containsBlock(story.content, 'resources-centre')) return undefined
    const { lang } = splitSlug(story.full_slug, snapshot.languages)
    const key = `${lang} ${expires.getTime()}`
    const token = tokens.get(key) ?? makeDraftToken?.({ lang }, expires)
    tokens.set(key, token)
    return token
  }

  /** The draft of a share link, as it will be published, without edit markers. */
  const sharedDraft = async (sharedParameter: string, published: Snapshot) => {
    const link = readSharedDraft(sharedParameter, signing, now())
    const fetched = link && (await fetchStory(link.storyId))
    if (fetched === undefined || isUnavailable(fetched)) return undefined
    if (!hasPage(storyKindOf(fetched.story.content))) return undefined
    const draft = draftOf({ story: fetched.story, relations: [] }, published)
    const fetchSitemapEntries = sitemapFetcherFor('published', published)
    const decorate = link?.ends === undefined ? {} : { decorate: sharedDraftDecorator(link.ends) }
    return { ...draft, extras: { fetchSitemapEntries, ...decorate } }
  }

  const extrasOf = async (
    draft: Pick<PreviewDraft, 'story' | 'snapshot'>,
    published: Snapshot,
    expires: Date,
  ) => {
    const fetchSitemapEntries = sitemapFetcherFor('draft', published)
    return { editAttributes, fetchSitemapEntries, storiesToken: await tokenFor(draft, expires) }
  }

  /** Settings have no page of their own: they are shown on another page. */
  const settingsPage = async (path: unknown, settings: RawStory, context: SettingsContext) => {
    const snapshot = withDrafts(context.snapshot, [settings])
    const story = pageAt(path, snapshot)
    if (story === undefined) return undefined
    const draft = { story, path: canonicalPath(story.full_slug, story.is_startpage), snapshot }
    const extras = {
      ...(await extrasOf(draft, context.published, context.expires)),
      editAttributes: undefined,
      settingsAttributes: settingsAttributes(settings, signing.spaceId),
      decorate: liveDecorator({ storyId: settings.id, isOnEveryPage: true }, bridge),
    }
    return { ...draft, extras }
  }

  return {
    draftFor: async (target, published) => {
      const sharedParameter = new URLSearchParams(target.search).get(SHARED_DRAFT_PARAMETER)
      if (sharedParameter !== null)
        return published && (await sharedDraft(sharedParameter, published))
      const signature = signatureOf(target)
      if (signature === undefined || target.pathname.includes('//')) return undefined
      const { storyId } = signature
      const { pathname } = target
      // Fetches the draft under the published page's id, together with the drafts for lists, so that an editor waits
      // only once. The draft may turn out to have another id.
      const assumedReference = storyId ?? referenceOf(pathname, published)
      const [assumed, drafts] = await Promise.all([
        fetchStory(assumedReference),
        content.snapshot(),
      ])
      const snapshot = drafts ?? published
      const actualReference = storyId ?? referenceOf(pathname, snapshot)
      const isRightDraft = actualReference === assumedReference || isUnavailable(assumed)
      const fetched = isRightDraft ? assumed : await fetchStory(actualReference)
      if (isUnavailable(fetched)) return publishedFallback(pathname, fetched.notice, published)
      if (fetched === undefined || snapshot === undefined) return undefined
      const { expires } = signature
      const context = { snapshot, published: published ?? snapshot, expires }
      if (isSettings(fetched.story)) {
        return await settingsPage(target.pathname, fetched.story, context)
      }
      const draft = draftOf(fetched, snapshot)
      const isRequested = storyId !== undefined || isSamePath(draft.path, target.pathname)
      if (!isRequested || !hasPage(storyKindOf(draft.story.content))) return undefined
      const extras = await extrasOf(draft, context.published, expires)
      const pageOptions = {
        storyId: draft.story.id,
        ...(drafts === undefined && LISTS_ARE_PUBLISHED),
      }
      return { ...draft, extras: { ...extras, decorate: liveDecorator(pageOptions, bridge) } }
    },
    isExpiredShare: ({ search }) => {
      const sharedParameter = new URLSearchParams(search).get(SHARED_DRAFT_PARAMETER)
      return sharedParameter !== null && isExpiredSharedDraft(sharedParameter, signing, now())
    },
    unsavedReaderFor: (target) => {
      const signature = signatureOf(target)
      if (signature === undefined) return undefined
      return async (unsavedStory, path, published) => {
        const scope = { spaceId: signing.spaceId, storyId: signature.storyId }
        const story = readUnsaved(unsavedStory, scope, mapping)
        if ('error' in story) return story
        const snapshot = withCachedReads((await content.recentSnapshot()) ?? published)
        if (isSettings(story)) {
          const { expires } = signature
          const page = await settingsPage(path, story, { snapshot, published, expires })
          if (page === undefined) return NO_PAGE_THERE
          const { decorate: _, ...extras } = page.extras
          const toParts: UnsavedDraft['toParts'] = (html, known) =>
            pageParts(html, page.story, known)
          return { ...page, extras, toParts }
        }
        const draft = draftOf({ story, relations: [] }, snapshot)
        return {
          ...draft,
          extras: await extrasOf(draft, published, signature.expires),
          toParts: (html, known) => pageParts(html, story, known),
        }
      }
    },
    drafts: content.snapshot,
    isUnpublished: async () => {
      try {
        const links = await content.links('published')
        return links?.every(isFolder) ?? false
      } catch {
        return false
      }
    },
    extrasFor: (published) => ({ fetchSitemapEntries: sitemapFetcherFor('published', published) }),
  }
}

interface SettingsContext {
  readonly snapshot: Snapshot
  readonly published: Snapshot
  readonly expires: Date
}

interface Unavailable {
  readonly notice: string
}

function isUnavailable(fetched: object | undefined): fetched is Unavailable {
  return fetched !== undefined && 'notice' in fetched
}

const LISTS_ARE_PUBLISHED = {
  notice:
    'The drafts of other pages are still loading: lists and search results on this page show published content. Reload it to see drafts in them.',
}

const NO_PAGE_THERE: UnsavedError = {
  status: 422,
  error: 'Settings are previewed on a page, but there is no page at "path".',
}

function isFolder(link: unknown): boolean {
  return typeof link === 'object' && link !== null && 'is_folder' in link && link.is_folder === true
}

/** The id of the story at a path; its full slug if the snapshot does not know it. */
function referenceOf(pathname: string, snapshot: Snapshot | undefined): number | string {
  const fullSlug = pathname.slice(1)
  const match = snapshot?.find(fullSlug)
  if (match?.kind === 'story') return match.entry.id
  return fullSlug === '' ? 'home' : fullSlug
}

function draftOf(
  { story, relations }: FetchedDraft,
  snapshot: Snapshot,
): Pick<PreviewDraft, 'story' | 'path' | 'snapshot'> {
  return {
    story,
    path: canonicalPath(story.full_slug, story.is_startpage),
    snapshot: withDrafts(snapshot, [...relations, story]),
  }
}

/**
 * True if the draft is the one at the requested path. The content system reads a slug of digits as an id and may find
 * another.
 */
function isSamePath(path: string, pathname: string): boolean {
  return normalise(decodeURIComponent(path)) === normalise(pathname)
}

function normalise(path: string): string {
  return path.normalize('NFC').replace(/\/$/, '')
}

/** A snapshot with newer or additional stories, found by uuid only: lists, search and tree do not have them. */
export function withDrafts(snapshot: Snapshot, drafts: readonly RawStory[]): Snapshot {
  const readRow = createRowReader(snapshot.languages)
  const draftsByUuid = new Map<string, { readonly entry: Entry; readonly draft: RawStory }>()
  for (const draft of drafts) {
    const row = readRow(draft, snapshot.byUuid(draft.uuid)?.row ?? NO_ROW)
    if ('entry' in row) draftsByUuid.set(draft.uuid, { entry: row.entry, draft })
  }
  const overrides: Pick<Snapshot, 'byUuid' | 'read'> = {
    byUuid: (uuid) => draftsByUuid.get(uuid)?.entry ?? snapshot.byUuid(uuid),
    read: (entry) => draftsByUuid.get(entry.uuid)?.draft ?? snapshot.read(entry),
  }
  // Inherited rather than copied: a snapshot's tree is only built when it is read.
  return Object.assign<Snapshot, typeof overrides>(Object.create(snapshot), overrides)
}

/** Row number of a story that the snapshot lacks; it is read by its uuid. */
const NO_ROW = -1
