import type { BlockOrIssue } from '@prospectus/content/schema/context/nested-block'
import { createContext, type ReactNode, useContext } from 'react'

export interface SurroundingText {
  /** Numbers of the notes that the text refers to. */
  readonly referencedNumbers: ReadonlySet<number>
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

/** The text that the block is part of; undefined if it is a block of the page itself. */
export function useSurroundingText(): SurroundingText | undefined {
  return useContext(SurroundingTextContext)
}
