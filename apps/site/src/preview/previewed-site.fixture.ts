import { createContentClient } from '@prospectus/protocol/client/content-client'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { createLog, type LogFields } from '@prospectus/server/log'
import { createPages } from '../page/pages.ts'
import * as renderer from '../page/render-page.tsx'
import { type ServedSite, serveSite } from '../served-site.fixture.ts'
import { readSettings } from '../settings.ts'
import { rawStory, snapshotOf } from '../ui/testing/snapshot-of.ts'
import {
  type ContentSystemScript,
  type DraftContentSystem,
  startContentSystem,
} from './content-system.fixture.ts'
import { exampleOrigin } from './gallery/example-origin.ts'
import { createGallery } from './gallery/gallery.ts'
import { bridgeAddress } from './live/live-page.tsx'
import { createPreview } from './preview.ts'
import { createPreviewContent } from './preview-content.ts'
import { NOW, PREVIEW_TOKEN, SPACE_ID } from './signed-request.fixture.ts'

/** Text in every draft, and in nothing that is published. */
export const DRAFT_MARK = 'not-yet-for-visitors'

const ids = { home: 1, about: 17, 'careers/': 3, go: 4, sitemap: 5, hidden: 18, settings: 7 }
type Slug = keyof typeof ids

/** The `_editable` comment of a block (delivery-protocol#content). */
export function editableComment(slug: Slug, uid: string): string {
  const json = `{"name": "content-area", "space": "${SPACE_ID}", "uid": "${uid}", "id": "${ids[slug]}"}`
  return `<!--#storyblok#${json}-->`
}

export function contentArea(slug: Slug, heading: string, fields: object = {}): object {
  const _editable = editableComment(slug, 'area')
  return { component: 'content-area', _uid: 'area', heading, body: heading, _editable, ...fields }
}

function story(slug: Slug, content: Record<string, unknown>): RawStory {
  return rawStory(slug, content, { id: ids[slug], name: `Name of ${slug}` })
}

const page = (slug: Slug, ...body: readonly object[]) =>
  story(slug, { component: 'modules/page', body })
const redirectTo = (destination_url: string) =>
  story('go', { component: 'modules/redirect', destination_url })
const sitemap = { component: 'sitemap', _uid: 'map', heading: 'All pages' }

/** Published stories. They have edit markers too, since a content system may serve more than it should. */
export const publishedStories: readonly RawStory[] = [
  page('home', contentArea('home', 'Welcome')),
  page('about', contentArea('about', 'About us, as published')),
  page('careers/', contentArea('careers/', 'Careers')),
  page('sitemap', sitemap),
  redirectTo('/about'),
]

const entry = (_uid: string) => ({
  component: 'nav-entry',
  _uid,
  label: 'About us',
  link: aboutLink,
})
const aboutLink = { fieldtype: 'multilink', linktype: 'story', cached_url: 'about', id: '' }
const settings = {
  component: 'modules/settings',
  _uid: 'settings',
  organisation: DRAFT_MARK,
  navigation: [
    { component: 'nav-group', _uid: 'group', label: 'Pages', entries: [entry('entry')] },
  ],
  legal: [entry('legal')],
}

const drafts: readonly RawStory[] = [
  page('home', contentArea('home', `Welcome ${DRAFT_MARK}`)),
  page('about', contentArea('about', `About us ${DRAFT_MARK}`)),
  page('careers/', contentArea('careers/', `Careers ${DRAFT_MARK}`)),
  page('sitemap', sitemap, contentArea('sitemap', `Below ${DRAFT_MARK}`)),
  redirectTo(`https://partner.example/${DRAFT_MARK}`),
  page('hidden', contentArea('hidden', `Hidden ${DRAFT_MARK}`)),
  story('settings', settings),
]

export interface PreviewedSite extends ServedSite {
  readonly contentSystem: DraftContentSystem
  readonly logged: readonly LogFields[]
}

export interface PreviewedOptions {
  readonly mode?: 'preview' | 'production'
  /** How the content system responds; by default it serves the drafts of this file. */
  readonly script?: ContentSystemScript
  /** False if the drafts of lists cannot be fetched; true by default. */
  readonly hasDraftSnapshot?: boolean
  /** Null if nothing is published, so that there is no snapshot. */
  readonly published?: readonly RawStory[] | null
}

/** A rendered site, with the preview layer over a scripted content system. */
export async function servePreview(options: PreviewedOptions = {}): Promise<PreviewedSite> {
  const { mode = 'preview', script = {}, published = publishedStories } = options
  const contentSystem = await startContentSystem({ drafts, ...script })
  const { apiUrl } = contentSystem
  const env = {
    SITE_MODE: mode,
    CONTENT_API_URL: apiUrl,
    CONTENT_SPACE_ID: SPACE_ID,
    CONTENT_PREVIEW_TOKEN: PREVIEW_TOKEN,
  }
  const logged: LogFields[] = []
  const log = createLog((line) => logged.push(JSON.parse(line)))
  const client = (view: 'draft' | 'published') =>
    createContentClient({ apiUrl, token: PREVIEW_TOKEN, view, sleep: async () => undefined })
  const draftSnapshot = snapshotOf(script.drafts ?? drafts)
  const getDrafts = async () => (options.hasDraftSnapshot === false ? undefined : draftSnapshot)
  const content = createPreviewContent(
    { draft: client('draft'), published: client('published') },
    { getFresh: getDrafts, getRecent: getDrafts },
  )
  const draftFeatures = createPreview({
    signing: { spaceId: SPACE_ID, previewToken: PREVIEW_TOKEN },
    content,
    bridge: bridgeAddress(readSettings(env)),
    log,
    now: () => NOW,
  })
  const site = await serveSite({
    env,
    log,
    snapshot: published === null ? null : snapshotOf(published),
    pages: createPages(readSettings(env), () => renderer),
    preview: {
      ...draftFeatures,
      gallery: createGallery(readSettings(env)),
      exampleFiles: exampleOrigin,
    },
    // A test requests hundreds of missing pages as one client.
    guessedPathLimits: { burst: 10_000, perSecond: 10_000 },
  })
  return { ...site, logged, contentSystem }
}
