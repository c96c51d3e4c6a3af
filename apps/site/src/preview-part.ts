import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { AssetOrigin } from '@prospectus/server/images/asset-origin'
import type { RequestTarget } from './http/request-target.ts'
import type { PageExtras } from './page/pages.ts'
import type { RenderedPage } from './page/render-page.tsx'

/**
 * What preview adds to a site. A production site neither loads nor is handed one (ROUTE-5): only the
 * process that starts a preview imports the preview layer, and dynamically.
 */
export interface PreviewPart extends DraftPart {
  /** A page of the block gallery; undefined where it has none. What is shown in it is published. */
  readonly gallery: (
    target: RequestTarget,
    published: Snapshot,
  ) => Promise<RenderedPage | undefined>
  /** The pictures and files that examples in the gallery show. */
  readonly exampleFiles: AssetOrigin
}

/** The part of preview that drafts are shown with; without a preview token there are none. */
export interface DraftPart {
  /**
   * The draft that the editor asks for with a signed request. Undefined for every other request, and when
   * the draft does not exist or cannot be loaded: the published page is the answer then. Never throws.
   *
   * @param published undefined while nothing is published: the draft then stands among the other drafts
   */
  readonly draftFor: (
    target: RequestTarget,
    published: Snapshot | undefined,
  ) => Promise<Draft | undefined>
  /**
   * Takes stories that nobody has saved yet, as they are typed; undefined for a request that the editor has
   * not signed.
   */
  readonly unsaved: (target: RequestTarget) => UnsavedStories | undefined
  /** All drafts of the space; undefined when they cannot be loaded. Never throws. */
  readonly drafts: () => Promise<Snapshot | undefined>
  /** Whether the content system says that nothing is published yet. Never throws. */
  readonly isUnpublished: () => Promise<boolean>
  /** What published pages are rendered with. */
  readonly extrasFor: (published: Snapshot) => PageExtras
}

/** Unpublished content: never kept, by us or by anyone on the way. */
export interface Draft {
  readonly story: RawStory
  /** Canonical path (ROUTE-2). */
  readonly path: string
  /** What lists, search and links on its page are made from. */
  readonly snapshot: Snapshot
  readonly extras: PageExtras
}

/**
 * Makes a draft of a story as the editor holds it. It says what is wrong with one that has no page.
 *
 * @param path of the page that asks: settings are shown there
 */
export type UnsavedStories = (
  story: unknown,
  path: unknown,
  published: Snapshot,
) => Promise<UnsavedDraft | UnsavedFault>

export interface UnsavedDraft extends Draft {
  /** Its page in parts, without the HTML of those that are known (live-preview#unsaved-stories). */
  readonly inParts: (html: string, known: ReadonlySet<string>) => readonly PagePart[]
}

/** A piece of a page, as `/preview/render` sends it to one that tells which pieces it has. */
export interface PagePart {
  /** The same for the same HTML. */
  readonly key: string
  /** `{story id}-{block uid}` of the block that it begins with. */
  readonly block?: string
  /** Left out for a piece that the asking page has. */
  readonly html?: string
}

export interface UnsavedFault {
  readonly status: 403 | 422
  /** A sentence. */
  readonly error: string
}
