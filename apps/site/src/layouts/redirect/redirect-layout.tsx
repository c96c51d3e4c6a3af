import { usePage } from '../../rendering/page-view.ts'
import { RedirectPanel } from '../../ui/redirect-panel/redirect-panel.tsx'

/** A redirect as editors see it, outside production only (ROUTE-4). */
export function RedirectLayout() {
  const { story } = usePage()
  if (story?.content.kind !== 'redirect')
    throw new Error('RedirectLayout was rendered for a page that is no redirect')
  return (
    <div className="redirect-layout">
      <RedirectPanel destination={story.content.destination} level={1} />
    </div>
  )
}
