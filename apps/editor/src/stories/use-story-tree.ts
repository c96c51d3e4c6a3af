import { useCallback, useEffect, useState } from 'react'
import type { Ask } from '../api/api.ts'
import { type StoryTree, storyTree, type TreeColumns } from './story-tree.ts'

const EMPTY = storyTree({ id: [], parent: [], name: [], slug: [], state: [], type: [], types: [] })

/** All stories, and a way to ask for them anew. */
export function useStoryTree(ask: Ask): { readonly tree: StoryTree; readonly refresh: () => void } {
  const [tree, setTree] = useState(EMPTY)
  const refresh = useCallback(() => {
    void ask<TreeColumns>('GET story_tree').then(({ status, body }) => {
      if (status === 200) setTree(storyTree(body))
    })
  }, [ask])
  useEffect(refresh, [refresh])
  return { tree, refresh }
}
