import { translate } from '../messages/messages.ts'
import type { Target, TreeLine, TreeLines } from './tree-lines.ts'

/** A step of dragging a row; the target is undefined where it cannot be dropped. */
export type RowDragEvent =
  | { readonly do: 'lift' | 'cancel'; readonly id: string }
  | { readonly do: 'over'; readonly target: Target | undefined }

/** Describes the step for screen readers (EDIT-7). */
export function dragMessage(event: RowDragEvent, lines: TreeLines): string {
  const named = (id: string) => nameOf(lines.at(lines.indexOf(id)))
  switch (event.do) {
    case 'lift':
      return translate('tree.lifted', { line: named(event.id) })
    case 'cancel':
      return translate('tree.cancelled', { line: named(event.id) })
    case 'over':
      if (event.target === undefined) return translate('tree.notHere')
      return translate(`tree.over.${event.target.where}`, { other: named(event.target.id) })
  }
}

function nameOf(line: TreeLine | undefined): string {
  return [line?.label, line?.note].filter(Boolean).join(', ')
}
