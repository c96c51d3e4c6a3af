import { useEffect, useRef, useState } from 'react'
import { MOVE_WORDS } from './move-words.ts'
import type { Target, TreeLine, TreeLines } from './tree-lines.ts'

/** What happens to a line that is dragged; a `target` is missing where it cannot be dropped. */
export type DragNews =
  | { readonly do: 'lift' | 'cancel'; readonly id: string }
  | { readonly do: 'over'; readonly target: Target | undefined }
  | { readonly do: 'drop'; readonly id: string; readonly target: Target }

interface MoveNews {
  /** For a live region. */
  readonly said: string
  readonly tellDrag: (news: DragNews) => void
  /** A line is about to go one place up or down: says where it is as soon as the lines show it there. */
  readonly tellStep: (line: TreeLine, by: -1 | 1) => void
}

/** Puts what happens to the lines of a tree into words: whoever does not see it move hears it (CALL-3). */
export function useMoveNews(lines: TreeLines): MoveNews {
  const [said, say] = useState('')
  const stepping = useRef<TreeLine>(undefined)
  useEffect(() => {
    const before = stepping.current
    const now = before && lines.at(lines.indexOf(before.id))
    if (now === undefined || now.position === before?.position) return
    stepping.current = undefined
    say(MOVE_WORDS.stepped(nameOf(now), now.position, now.setSize))
  }, [lines])
  const named = (id: string) => nameOf(lines.at(lines.indexOf(id)))
  return {
    said,
    tellDrag: (news) => say(wordsFor(news, named)),
    tellStep: (line, by) => {
      const isAtEnd = line.position === (by < 0 ? 1 : line.setSize)
      stepping.current = isAtEnd ? undefined : line
      if (isAtEnd) say(MOVE_WORDS[by < 0 ? 'isFirst' : 'isLast'](nameOf(line)))
    },
  }
}

function wordsFor(news: DragNews, named: (id: string) => string): string {
  switch (news.do) {
    case 'lift':
      return MOVE_WORDS.lifted(named(news.id))
    case 'cancel':
      return MOVE_WORDS.cancelled(named(news.id))
    case 'over':
      if (news.target === undefined) return MOVE_WORDS.notHere
      return MOVE_WORDS.over[news.target.where](named(news.target.id))
    case 'drop':
      return MOVE_WORDS.dropped[news.target.where](named(news.id), named(news.target.id))
  }
}

function nameOf(line: TreeLine | undefined): string {
  return [line?.label, line?.note].filter(Boolean).join(', ')
}
