import type { Fault } from '@prospectus/content/fields/read-context'
import type { ReactNode } from 'react'

/** Preview only: what stands in the place of a block that visitors do not see (DATA-4). */
export function BlockNotice({ fault }: { readonly fault: Fault }): ReactNode {
  return (
    <aside className="block-notice" aria-label="Block not shown" data-block-notice={fault.uid}>
      <p className="block-notice-title">
        The block <code>{fault.component || 'without a name'}</code> is not shown on the site.
      </p>
      <p>Reason: {fault.reason}.</p>
    </aside>
  )
}
