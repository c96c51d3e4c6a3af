import type { Fault } from '@prospectus/content/schema/context/nested-block'
import { createContext, useContext } from 'react'
import type { SearchRecord } from '../visit/search-record.ts'

/** What a render gathers on its way, besides HTML. One for each page rendered. */
export interface RenderScope {
  /** Takes note of a block that is left out (DATA-4). */
  readonly report: (fault: Fault) => void
  /** True for the first picture of the page only: it is loaded eagerly and with high priority. */
  readonly claimFirstPicture: () => boolean
  /** Takes note of a picture, film, chart or drawing that is shown (DATA-2). */
  readonly notePicture: () => void
  /** Takes note of a search whose results the page shows. */
  readonly noteSearch: (search: SearchRecord) => void
}

/** @param gathered what is reported and noted is added to these lists */
export function createRenderScope({ faults, searches }: Gathered): RenderScope {
  let claimed = false
  return {
    report: (fault) => void faults.push(fault),
    notePicture: () => undefined,
    noteSearch: (search) => void searches?.push(search),
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

/** Asks whether this picture is the page's first one; never so outside a page, as in an island. */
export function useFirstPicture(): () => boolean {
  return useContext(RenderScopeContext)?.claimFirstPicture ?? (() => false)
}

/**
 * Takes note that what calls it shows a picture, a film, a chart or a drawing, so that the page needs no drawing of
 * its own beside it (DATA-2). Icons do not count. Outside a page, as in an island, nothing is noted.
 */
export function useNotePicture(): void {
  useContext(RenderScopeContext)?.notePicture()
}

/** What a render adds to on its way, besides HTML. */
interface Gathered {
  /** Blocks and parts that are left out (DATA-4). */
  readonly faults: Fault[]
  /** Searches whose results the page shows. */
  readonly searches?: SearchRecord[]
}
