import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { AssetOrigin } from '@prospectus/server/images/asset-origin'
import type { RequestTarget } from './http/request-target.ts'
import type { PageExtras } from './page/pages.ts'
import type { RenderedPage } from './page/render-page.tsx'

/** Preview's additions to a site, whose code production never imports (ROUTE-5). */
export interface PreviewFeatures extends DraftFeatures {
  readonly gallery: (
    target: RequestTarget,
    published: Snapshot,
  ) => Promise<RenderedPage | undefined>
  readonly exampleFiles: AssetOrigin
}

/** Access to drafts; without a preview token, every method acts as if there were none. */
export interface DraftFeatures {
  /**
   * The draft for the editor's signature or a share link; the published page with a notice if an editor's draft cannot
   * be fetched. Undefined in every other case. Never throws.
   */
  readonly draftFor: (
    target: RequestTarget,
    published: Snapshot | undefined,
  ) => Promise<PreviewDraft | undefined>
  /** True for the address of a share link that was once valid but no longer shows its draft. Never throws. */
  readonly isExpiredShare: (target: RequestTarget) => boolean
  /** Undefined if the editor's signature is missing, invalid or old. */
  readonly unsavedReaderFor: (target: RequestTarget) => UnsavedDraftReader | undefined
  /**
   * All drafts of the space, the last known ones if they cannot be updated; undefined if they were never loaded. Never
   * throws.
   */
  readonly drafts: () => Promise<Snapshot | undefined>
  /** True if the content system confirms that nothing is published yet. Never throws. */
  readonly isUnpublished: () => Promise<boolean>
  /** What preview adds to a published page: a sitemap of all stories as they are now (MAP-4). */
  readonly extrasFor: (published: Snapshot) => PageExtras
}

/** A page of the preview, never cached: a draft, or the published page in its place. */
export interface PreviewDraft {
  readonly story: RawStory
  /** Canonical (ROUTE-2). */
  readonly path: string
  readonly snapshot: Snapshot
  readonly extras: PageExtras
}

/** Turns the editor's unsaved story into a draft. `path`: path of the requesting page, on which settings are shown. */
export type UnsavedDraftReader = (
  story: unknown,
  path: unknown,
  published: Snapshot,
) => Promise<UnsavedDraft | UnsavedError>

export interface UnsavedDraft extends PreviewDraft {
  /** Splits the page into parts, without the HTML of those in `known` (live-preview#unsaved-stories). */
  readonly toParts: (html: string, known: ReadonlySet<string>) => readonly PagePart[]
}

export interface PagePart {
  readonly key: string
  /** `{story id}-{block uid}` of the block that it begins with; undefined for parts around the blocks. */
  readonly block?: string
  /** Omitted for a part that the requesting page already has. */
  readonly html?: string
}

export interface UnsavedError {
  readonly status: 403 | 422
  readonly error: string
}
