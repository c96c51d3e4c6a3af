import type { BlockOrIssue } from '@prospectus/content/schema/context/nested-block'
import { createContext, type ReactNode, useContext } from 'react'

export interface SurroundingText {
  /** Numbers of the notes that the text refers to. */
  readonly notes: ReadonlySet<number>
}

export type RenderBlock = (block: BlockOrIssue, text: SurroundingText) => ReactNode

const RenderBlockContext = createContext<RenderBlock>(() => null)

/** Provided as a context, so that text and blocks do not import each other. */
export const RenderBlockProvider = RenderBlockContext.Provider

export function useRenderBlock(): RenderBlock {
  return useContext(RenderBlockContext)
}

const SurroundingTextContext = createContext<SurroundingText | undefined>(undefined)

export const SurroundingTextProvider = SurroundingTextContext.Provider

/** The surrounding text; undefined outside of one. */
export function useSurroundingText(): SurroundingText | undefined {
  return useContext(SurroundingTextContext)
}
