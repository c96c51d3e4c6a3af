import type { Issue } from '@prospectus/content/schema/context/nested-block'

/** Replaces a block, or part of one, that visitors do not see; preview only (DATA-4). */
export function BlockNotice({ issue }: { readonly issue: Issue }) {
  return (
    <div className="block-notice" role="note" data-block-notice={issue.uid}>
      <p className="block-notice-title">
        {issue.only === 'part' ? 'A part of the page, ' : 'The block '}
        <code>{issue.component}</code>
        {issue.only === 'part' ? ', is not shown on the site.' : ' is not shown on the site.'}
      </p>
      <p>Reason: {issue.reason}</p>
    </div>
  )
}
