import { redirectDestination } from '@prospectus/content/schema/blocks/redirect'
import type { ReactNode } from 'react'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { RedirectPanel } from '../../ui/redirect-panel/redirect-panel.tsx'

export const redirectView = view<'redirect'>(RedirectView, { bare: true })

/** In preview, where production leads the visitors of its page; production never renders that page (ROUTE-4). */
function RedirectView({ block, headingLevel }: BlockViewProps<'redirect'>): ReactNode {
  if (usePage().mode !== 'preview') return null
  return (
    <RedirectPanel destination={redirectDestination(block.destination_url)} level={headingLevel} />
  )
}
