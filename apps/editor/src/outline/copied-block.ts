import { useSyncExternalStore } from 'react'
import { type Block, isBlockList } from '../document/json.ts'

const STORAGE_KEY = 'prospectus-editor-copied'
const listeners = new Set<() => void>()
/** Keeps the block's identity while its text is the same, as `useSyncExternalStore` needs. */
let cachedBlock: { readonly text: string | null; readonly block: Block | undefined } | undefined

/** Stores a block, which can be pasted in any story and any tab of this browser. */
export function storeCopiedBlock(block: Block): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(block))
  for (const listener of listeners) listener()
}

/** Returns the block that was copied last; undefined if none was. */
export function readCopiedBlock(): Block | undefined {
  const text = localStorage.getItem(STORAGE_KEY)
  if (cachedBlock?.text !== text) cachedBlock = { text, block: parseBlock(text) }
  return cachedBlock.block
}

export function useCopiedBlock(): Block | undefined {
  return useSyncExternalStore(subscribe, readCopiedBlock)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function parseBlock(text: string | null): Block | undefined {
  if (text === null) return undefined
  const list: unknown = [JSON.parse(text)]
  return isBlockList(list) ? list[0] : undefined
}
