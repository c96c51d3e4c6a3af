import { useSyncExternalStore } from 'react'
import { type Block, isBlockList } from '../document/json.ts'

const KEY = 'prospectus-editor-copied'
const listeners = new Set<() => void>()
let held: { readonly text: string | null; readonly block: Block | undefined } | undefined

/** Keeps a block to be pasted, in any story and any page of this browser. */
export function keepCopied(block: Block): void {
  localStorage.setItem(KEY, JSON.stringify(block))
  for (const listener of listeners) listener()
}

/** The block that was copied last, if one was. */
export function copiedBlock(): Block | undefined {
  const text = localStorage.getItem(KEY)
  if (held?.text !== text) held = { text, block: parsed(text) }
  return held.block
}

export function useCopiedBlock(): Block | undefined {
  return useSyncExternalStore(subscribe, copiedBlock)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function parsed(text: string | null): Block | undefined {
  if (text === null) return undefined
  const list: unknown = [JSON.parse(text)]
  return isBlockList(list) ? list[0] : undefined
}
