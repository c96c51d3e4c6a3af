import type { ReactNode } from 'react'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { RedirectPanel } from '../../ui/redirect-panel/redirect-panel.tsx'

export const redirectView = view<'redirect'>(RedirectView, { bare: true })

/** Nothing in production; in preview, where it would lead (ROUTE-4). */
function RedirectView({ block, headingLevel }: BlockViewProps<'redirect'>): ReactNode {
  if (usePage().mode !== 'preview') return null
  return <RedirectPanel destination={block.destination_url} level={headingLevel} />
}
