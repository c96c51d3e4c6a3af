import { translate } from '../messages/messages.ts'
import type { DropTarget, TreeLine, TreeLines } from './tree-lines.ts'

/** A step of a drag; the target is undefined where the line cannot be dropped. */
export type LineDragEvent =
  | { readonly kind: 'lift' | 'cancel'; readonly id: string }
  | { readonly kind: 'over'; readonly target: DropTarget | undefined }

/** Describes the step for screen readers (EDIT-7). */
export function describeDrag(event: LineDragEvent, lines: TreeLines): string {
  const nameOfId = (id: string) => nameOf(lines.at(lines.indexOf(id)))
  switch (event.kind) {
    case 'lift':
      return translate('tree.lifted', { line: nameOfId(event.id) })
    case 'cancel':
      return translate('tree.cancelled', { line: nameOfId(event.id) })
    case 'over':
      if (event.target === undefined) return translate('tree.notHere')
      return translate(`tree.over.${event.target.placement}`, { other: nameOfId(event.target.id) })
  }
}

function nameOf(line: TreeLine | undefined): string {
  return [line?.label, line?.note].filter(Boolean).join(', ')
}
