import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { AssetOrigin } from '@prospectus/server/images/asset-origin'
import type { RequestTarget } from './http/request-target.ts'
import type { PageExtras } from './page/pages.ts'
import type { RenderedPage } from './page/render-page.tsx'

/** The additions of preview: a production site never imports them (ROUTE-5). */
export interface PreviewPart extends DraftPart {
  readonly gallery: (
    target: RequestTarget,
    published: Snapshot,
  ) => Promise<RenderedPage | undefined>
  readonly exampleFiles: AssetOrigin
}

/** Drafts; empty without a preview token. */
export interface DraftPart {
  /** Undefined without the editor's signature, or if the draft is missing or cannot be loaded. Never throws. */
  readonly draftFor: (
    target: RequestTarget,
    published: Snapshot | undefined,
  ) => Promise<Draft | undefined>
  /** Undefined without the editor's signature. */
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
  readonly snapshot: Snapshot
  readonly extras: PageExtras
}

/** Turns the editor's unsaved story into a draft. `path`: of the requesting page, around which settings are shown. */
export type UnsavedStories = (
  story: unknown,
  path: unknown,
  published: Snapshot,
) => Promise<UnsavedDraft | UnsavedError>

export interface UnsavedDraft extends Draft {
  /** The page in parts, without the HTML of those in `known` (live-preview#unsaved-stories). */
  readonly inParts: (html: string, known: ReadonlySet<string>) => readonly PagePart[]
}

export interface PagePart {
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
