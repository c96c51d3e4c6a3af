import { redirectDestination } from '@prospectus/content/schema/blocks/redirect'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { RedirectPanel } from '../../ui/redirect-panel/redirect-panel.tsx'

export const redirectView = view<'redirect'>(RedirectView, { isInvisible: true })

/** Preview only: the redirect's target, since production never renders the page (ROUTE-4). */
function RedirectView({ block, headingLevel }: BlockViewProps<'redirect'>) {
  if (usePage().mode !== 'preview') return null
  return (
    <RedirectPanel destination={redirectDestination(block.destination_url)} level={headingLevel} />
  )
}
