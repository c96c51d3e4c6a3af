import type { BlockOrFault } from '@prospectus/content/schema/context/nested-block'
import { createContext, type ReactNode, useContext } from 'react'

/** How a block that lies inside formatted text becomes markup. */
export type RenderBlock = (block: BlockOrFault) => ReactNode

const RenderBlockContext = createContext<RenderBlock>(() => null)

/** Put around a page's blocks by whoever renders them, so that text and blocks need not know each other. */
export const RenderBlockProvider = RenderBlockContext.Provider

export function useRenderBlock(): RenderBlock {
  return useContext(RenderBlockContext)
}
