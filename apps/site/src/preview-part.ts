import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { AssetOrigin } from '@prospectus/server/images/asset-origin'
import type { RequestTarget } from './http/request-target.ts'
import type { PageExtras } from './page/pages.ts'
import type { RenderedPage } from './page/render-page.tsx'

/** What preview adds to a site: a production site never imports it (ROUTE-5). */
export interface PreviewPart extends DraftPart {
  /** A page of the block gallery, showing published content; undefined for other addresses. */
  readonly gallery: (
    target: RequestTarget,
    published: Snapshot,
  ) => Promise<RenderedPage | undefined>
  /** Images and files for the gallery's examples. */
  readonly exampleFiles: AssetOrigin
}

/** Drafts; empty without a preview token. */
export interface DraftPart {
  /**
   * The draft that the editor requests with a signature. Undefined for other requests and when the draft is missing or
   * cannot be loaded; the published page is shown then. Never throws.
   */
  readonly draftFor: (
    target: RequestTarget,
    published: Snapshot | undefined,
  ) => Promise<Draft | undefined>
  /** Renders unsaved stories; undefined for a request without the editor's signature. */
  readonly unsaved: (target: RequestTarget) => UnsavedStories | undefined
  /** All drafts of the space; undefined when they cannot be loaded. Never throws. */
  readonly drafts: () => Promise<Snapshot | undefined>
  /** True if the content system confirms that nothing is published yet. Never throws. */
  readonly isUnpublished: () => Promise<boolean>
  readonly extrasFor: (published: Snapshot) => PageExtras
}

/** Unpublished content, never cached. */
export interface Draft {
  readonly story: RawStory
  /** Canonical (ROUTE-2). */
  readonly path: string
  /** For lists, search and links on the draft's page. */
  readonly snapshot: Snapshot
  readonly extras: PageExtras
}

/**
 * Turns the editor's unsaved story into a draft, or an error if it has no page.
 *
 * @param path of the requesting page, around which settings are shown
 */
export type UnsavedStories = (
  story: unknown,
  path: unknown,
  published: Snapshot,
) => Promise<UnsavedDraft | UnsavedError>

export interface UnsavedDraft extends Draft {
  /** The page in parts, without the HTML of those in `known` (live-preview#unsaved-stories). */
  readonly inParts: (html: string, known: ReadonlySet<string>) => readonly PagePart[]
}

/** One part of a page in a `/preview/render` response. */
export interface PagePart {
  /** Hash of the HTML. */
  readonly key: string
  /** `{story id}-{block uid}` of its first block. */
  readonly block?: string
  /** Omitted for a part that the requesting page already has. */
  readonly html?: string
}

export interface UnsavedError {
  readonly status: 403 | 422
  readonly error: string
}
