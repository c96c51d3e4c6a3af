import type { Issue } from '@prospectus/content/schema/context/nested-block'
import { createContext, useContext } from 'react'
import type { SearchRecord } from '../visit/search-record.ts'

export type RenderScope = ReturnType<typeof createRenderScope>

/** Collects what rendering a page yields besides HTML. */
export function createRenderScope({
  issues,
  searches,
}: {
  /** Blocks and parts left out (DATA-4). */
  readonly issues: Issue[]
  /** Searches whose results the page shows. */
  readonly searches?: SearchRecord[]
}) {
  let claimed = false
  return {
    report: (issue: Issue): void => void issues.push(issue),
    /** Records that an image, video, chart or drawing is shown (DATA-2). */
    notePicture: (): void => undefined,
    noteSearch: (search: SearchRecord): void => void searches?.push(search),
    /** True once per page: the first image is loaded eagerly and with high priority. */
    claimFirstPicture: () => {
      const first = !claimed
      claimed = true
      return first
    },
  }
}

const RenderScopeContext = createContext<RenderScope | undefined>(undefined)
export const RenderScopeProvider = RenderScopeContext.Provider

export function useRenderScope(): RenderScope {
  const scope = useContext(RenderScopeContext)
  if (scope === undefined) throw new Error('useRenderScope needs a RenderScopeProvider around it')
  return scope
}

/** Returns `claimFirstPicture`; always false outside a page, as in an island. */
export function useFirstPicture(): () => boolean {
  return useContext(RenderScopeContext)?.claimFirstPicture ?? (() => false)
}

/**
 * Records that the caller shows an image, video, chart or drawing, so that the page needs no drawing of its own
 * (DATA-2). Icons do not count. Does nothing outside a page, as in an island.
 */
export function useNotePicture(): void {
  useContext(RenderScopeContext)?.notePicture()
}
