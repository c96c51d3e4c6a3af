import type { BlockOrFault } from '@prospectus/content/schema/context/nested-block'
import { createContext, type ReactNode, useContext } from 'react'

/** What a block may need to know about the text that it lies in. */
export interface TextAround {
  /** The numbers of the notes that the text refers to. */
  readonly notes: ReadonlySet<number>
}

/** How a block that lies inside formatted text becomes markup. */
export type RenderBlock = (block: BlockOrFault, text: TextAround) => ReactNode

const RenderBlockContext = createContext<RenderBlock>(() => null)

/** Put around a page's blocks by whoever renders them, so that text and blocks need not know each other. */
export const RenderBlockProvider = RenderBlockContext.Provider

export function useRenderBlock(): RenderBlock {
  return useContext(RenderBlockContext)
}

const TextAroundContext = createContext<TextAround | undefined>(undefined)

/** Put around a block by whoever renders it. */
export const TextAroundProvider = TextAroundContext.Provider

/** The text that the block being rendered lies in; undefined where it stands on its own. */
export function useTextAround(): TextAround | undefined {
  return useContext(TextAroundContext)
}
