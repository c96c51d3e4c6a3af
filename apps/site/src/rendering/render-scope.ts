import type { Issue } from '@prospectus/content/schema/context/nested-block'
import { createContext, useContext } from 'react'
import type { SearchRecord } from '../visit/search-record.ts'

export type RenderScope = ReturnType<typeof createRenderScope>

/** Collects the issues and searches of one page while it is rendered. */
export function createRenderScope({
  issues,
  searches,
}: {
  readonly issues: Issue[]
  readonly searches?: SearchRecord[]
}) {
  let isFirstPictureClaimed = false
  return {
    report: (issue: Issue): void => void issues.push(issue),
    /** Does nothing here. `renderBlock` replaces it to find out whether the block that it renders has a picture. */
    recordPicture: (): void => undefined,
    noteSearch: (search: SearchRecord): void => void searches?.push(search),
    /** True on the first call for a page, since its first picture is loaded eagerly and with high priority. */
    claimFirstPicture: () => {
      const isFirst = !isFirstPictureClaimed
      isFirstPictureClaimed = true
      return isFirst
    },
  }
}

const RenderScopeContext = createContext<RenderScope | undefined>(undefined)
export const RenderScopeProvider = RenderScopeContext.Provider

export function useRenderScope(): RenderScope {
  const scope = useContext(RenderScopeContext)
  if (scope === undefined)
    throw new Error('useRenderScope was called outside a RenderScopeProvider')
  return scope
}

/** Returns `claimFirstPicture`; always false outside a page, as in an island. */
export function useClaimFirstPicture(): () => boolean {
  return useContext(RenderScopeContext)?.claimFirstPicture ?? (() => false)
}

/** Records that the caller shows a picture other than an icon, so that the page needs no drawing (DATA-2). */
export function useRecordPicture(): void {
  useContext(RenderScopeContext)?.recordPicture()
}
