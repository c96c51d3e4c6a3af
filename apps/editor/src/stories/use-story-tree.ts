import { useEffect, useMemo, useState } from 'react'
import type { Ask } from '../api/api.ts'
import { type StoryTree, storyTree, type TreeColumns } from './story-tree.ts'

const EMPTY = storyTree({ id: [], parent: [], name: [], slug: [], state: [], type: [], types: [] })

/** All stories, and a function that loads them again. */
export function useStoryTree(ask: Ask): { readonly tree: StoryTree; readonly refresh: () => void } {
  const [tree, setTree] = useState(EMPTY)
  const refresh = useMemo(() => treeAsker(ask, setTree), [ask])
  useEffect(refresh, [refresh])
  return { tree, refresh }
}

/** Asks for all stories whenever it is called. An answer that a later question's answer came before is not told. */
export function treeAsker(ask: Ask, tell: (tree: StoryTree) => void): () => void {
  let asked = 0
  let told = 0
  return () => {
    asked += 1
    const own = asked
    void ask<TreeColumns>('GET story_tree').then(({ status, body }) => {
      if (status !== 200 || own < told) return
      told = own
      tell(storyTree(body))
    })
  }
}
