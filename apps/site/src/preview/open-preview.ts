import { join } from 'node:path'
import { mappedClient } from '@prospectus/content/reading/mapped-client'
import {
  type ContentApiSettings,
  createContentClient,
} from '@prospectus/protocol/client/content-client'
import type { Log } from '@prospectus/server/log'
import { fetchForRequest } from '@prospectus/server/request-id'
import type { DraftFeatures, PreviewFeatures } from '../preview-features.ts'
import type { SiteSettings } from '../settings.ts'
import type { MakeDraftToken } from '../stories-endpoint/stories-tokens.ts'
import { createDraftSnapshots } from './draft-snapshots.ts'
import { exampleOrigin } from './gallery/example-origin.ts'
import { createGallery, type GallerySettings } from './gallery/gallery.ts'
import { bridgeAddress } from './live/live-page.tsx'
import { createPreview } from './preview.ts'
import { createPreviewContent } from './preview-content.ts'

interface OpenPreviewOptions {
  readonly settings: Pick<
    SiteSettings,
    | 'contentApiUrl'
    | 'contentMapping'
    | 'contentToken'
    | 'previewToken'
    | 'dataDir'
    | 'bridgeUrl'
    | 'cmsUrl'
  > &
    GallerySettings
  readonly spaceId: string
  readonly log: Log
  /** Makes the token that a page needs for the stories endpoint. */
  readonly makeDraftToken?: MakeDraftToken | undefined
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** The preview layer of a site, imported dynamically. Without a preview token it shows published pages. */
export function openPreview(options: OpenPreviewOptions): PreviewFeatures {
  const drafts = openDrafts(options) ?? PUBLISHED_ONLY
  return { ...drafts, gallery: createGallery(options.settings), exampleFiles: exampleOrigin }
}

const PUBLISHED_ONLY: DraftFeatures = {
  draftFor: async () => undefined,
  isExpiredShare: () => false,
  unsavedReaderFor: () => undefined,
  drafts: async () => undefined,
  isUnpublished: async () => false,
  extrasFor: () => ({}),
}

/** Opens access to drafts; undefined without a preview token. The drafts for lists are stored in `DATA_DIR/drafts`. */
function openDrafts(options: OpenPreviewOptions): DraftFeatures | undefined {
  const { settings, spaceId, log, makeDraftToken, now = Date.now } = options
  const { contentApiUrl: apiUrl, contentToken, previewToken, dataDir } = settings
  const { contentMapping: mapping } = settings
  if (previewToken === undefined) {
    log.warn(
      'preview.no_token',
      'Preview shows no drafts because CONTENT_PREVIEW_TOKEN is not set; set it to show them',
      { space: spaceId },
    )
    return undefined
  }
  const fetch = fetchForRequest
  const createClient = (api: ContentApiSettings) => mappedClient(createContentClient(api), mapping)
  const draftApi = { apiUrl, token: previewToken, view: 'draft', fetch } as const
  const publishedToken = contentToken ?? previewToken
  const publishedApi = { ...draftApi, token: publishedToken, view: 'published' } as const
  const drafts = createDraftSnapshots({
    client: createClient({ ...draftApi, retries: INTERACTIVE_LIMITS.retries }),
    spaceId,
    directory: join(dataDir, 'drafts'),
    log,
  })
  const clients = {
    draft: createClient({ ...draftApi, ...INTERACTIVE_LIMITS }),
    published: createClient({ ...publishedApi, ...INTERACTIVE_LIMITS }),
  }
  return createPreview({
    signing: { spaceId, previewToken },
    content: createPreviewContent(clients, drafts),
    mapping,
    bridge: bridgeAddress(settings),
    makeDraftToken,
    log,
    now,
  })
}

/** Limits of requests for which an editor is waiting, lower than those of background work. */
const INTERACTIVE_LIMITS = { timeoutMs: 8000, retries: 1, giveUpAfterMs: 9000 }
