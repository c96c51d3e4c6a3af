import type { Target, TreeLine, TreeLines } from './tree-lines.ts'
import { WORDS } from './words.ts'

/** What happens to a line while it is dragged; the target is missing where it cannot be dropped. */
export type DragNews =
  | { readonly do: 'lift' | 'cancel'; readonly id: string }
  | { readonly do: 'over'; readonly target: Target | undefined }

/** The same in words: whoever does not see the line move hears it (EDIT-7). */
export function dragWords(news: DragNews, lines: TreeLines): string {
  const named = (id: string) => nameOf(lines.at(lines.indexOf(id)))
  switch (news.do) {
    case 'lift':
      return WORDS.lifted(named(news.id))
    case 'cancel':
      return WORDS.cancelled(named(news.id))
    case 'over':
      if (news.target === undefined) return WORDS.notHere
      return WORDS.over[news.target.where](named(news.target.id))
  }
}

function nameOf(line: TreeLine | undefined): string {
  return [line?.label, line?.note].filter(Boolean).join(', ')
}
