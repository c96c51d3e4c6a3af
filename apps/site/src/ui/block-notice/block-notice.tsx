import type { Fault } from '@prospectus/content/schema/context/nested-block'

/** In preview, stands in for a block, or a part of one, that visitors do not see (DATA-4). */
export function BlockNotice({ fault }: { readonly fault: Fault }) {
  return (
    <div className="block-notice" role="note" data-block-notice={fault.uid}>
      <p className="block-notice-title">
        {fault.only === 'part' ? 'A part of the page, ' : 'The block '}
        <code>{fault.component}</code>
        {fault.only === 'part' ? ', is not shown on the site.' : ' is not shown on the site.'}
      </p>
      <p>Reason: {fault.reason}</p>
    </div>
  )
}
