import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { AssetOrigin } from '@prospectus/server/images/asset-origin'
import type { RequestTarget } from './http/request-target.ts'
import type { PageExtras } from './page/pages.ts'
import type { RenderedPage } from './page/render-page.tsx'

/**
 * The additions of preview to a site. Only the process that starts a preview imports them, dynamically; a production
 * site never gets one (ROUTE-5).
 */
export interface PreviewPart extends DraftPart {
  /** A page of the block gallery, if it exists, with published content. */
  readonly gallery: (
    target: RequestTarget,
    published: Snapshot,
  ) => Promise<RenderedPage | undefined>
  /** Pictures and files for the examples in the gallery. */
  readonly exampleFiles: AssetOrigin
}

/** Drafts; without a preview token there are none. */
export interface DraftPart {
  /**
   * The draft that the editor requests with a signature. Undefined for other requests, and when the draft does not
   * exist or cannot be loaded: then the published page is shown. Never throws.
   *
   * @param published undefined while nothing is published
   */
  readonly draftFor: (
    target: RequestTarget,
    published: Snapshot | undefined,
  ) => Promise<Draft | undefined>
  /** Accepts unsaved stories as they are typed; undefined for a request without the editor's signature. */
  readonly unsaved: (target: RequestTarget) => UnsavedStories | undefined
  /** All drafts of the space; undefined when they cannot be loaded. Never throws. */
  readonly drafts: () => Promise<Snapshot | undefined>
  /** Whether the content system confirms that nothing is published yet. Never throws. */
  readonly isUnpublished: () => Promise<boolean>
  /** For published pages. */
  readonly extrasFor: (published: Snapshot) => PageExtras
}

/** Unpublished content, never cached by anybody. */
export interface Draft {
  readonly story: RawStory
  /** Canonical path (ROUTE-2). */
  readonly path: string
  /** For the lists, search and links on its page. */
  readonly snapshot: Snapshot
  readonly extras: PageExtras
}

/**
 * Makes a draft of a story as the editor holds it, or an error for one without a page.
 *
 * @param path of the requesting page, around which settings are shown
 */
export type UnsavedStories = (
  story: unknown,
  path: unknown,
  published: Snapshot,
) => Promise<UnsavedDraft | UnsavedError>

export interface UnsavedDraft extends Draft {
  /** Its page in parts, without the HTML of those in `known` (live-preview#unsaved-stories). */
  readonly inParts: (html: string, known: ReadonlySet<string>) => readonly PagePart[]
}

/** A part of a page in a response of `/preview/render`. */
export interface PagePart {
  /** A hash of the HTML. */
  readonly key: string
  /** `{story id}-{block uid}` of its first block. */
  readonly block?: string
  /** Left out for a part that the requesting page has. */
  readonly html?: string
}

export interface UnsavedError {
  readonly status: 403 | 422
  /** A sentence. */
  readonly error: string
}
