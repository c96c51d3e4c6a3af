import type { BlockOrIssue } from '@prospectus/content/schema/context/nested-block'
import { createContext, type ReactNode, useContext } from 'react'

export interface TextAround {
  /** Numbers of the notes that the text refers to. */
  readonly notes: ReadonlySet<number>
}

export type RenderBlock = (block: BlockOrIssue, text: TextAround) => ReactNode

const RenderBlockContext = createContext<RenderBlock>(() => null)

/** Injected, so that text and blocks do not import each other. */
export const RenderBlockProvider = RenderBlockContext.Provider

export function useRenderBlock(): RenderBlock {
  return useContext(RenderBlockContext)
}

const TextAroundContext = createContext<TextAround | undefined>(undefined)

export const TextAroundProvider = TextAroundContext.Provider

/** The surrounding text; undefined outside of one. */
export function useTextAround(): TextAround | undefined {
  return useContext(TextAroundContext)
}
