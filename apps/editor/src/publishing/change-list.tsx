import { translate } from '../messages/messages.ts'
import type { DraftChange } from './compare-drafts.ts'

export function ChangeList({ changes }: { readonly changes: readonly DraftChange[] }) {
  return (
    <ul className="change-list">
      {changes.map((change) => (
        <li
          key={`${change.kind} ${change.uid} ${change.fieldLabel}`}
          className={`is-${change.kind}`}
        >
          <span className="change-what">{describeChange(change)}</span>
          {change.fieldLabel !== undefined && (
            <span className="change-values">
              <del>{change.before || <em>{translate('publishing.empty')}</em>}</del>
              <span aria-hidden="true"> → </span>
              <ins>{change.after || <em>{translate('publishing.empty')}</em>}</ins>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function describeChange({ kind, blockLabel, fieldLabel }: DraftChange): string {
  return fieldLabel === undefined
    ? translate(`publishing.changed.${kind}`, { block: blockLabel })
    : `${blockLabel}: ${fieldLabel}`
}
