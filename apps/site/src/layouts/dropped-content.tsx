import type { Issue } from '@prospectus/content/schema/context/nested-block'
import type { ReactNode } from 'react'
import { usePage } from '../rendering/page-view.ts'
import { useRenderScope } from '../rendering/render-scope.ts'
import { BlockNotice } from '../ui/block-notice/block-notice.tsx'

/** Reports content that was left out. Editors see a notice for each part; unusable values are only logged (DATA-4). */
export function DroppedContent({ issues }: { readonly issues: readonly Issue[] }): ReactNode {
  const { mode } = usePage()
  const { report } = useRenderScope()
  for (const issue of issues) report(issue)
  if (mode !== 'preview') return null
  return issues
    .filter(({ only }) => only === 'part')
    .map((issue, index) => <BlockNotice key={`${issue.uid}-${index}`} issue={issue} />)
}
