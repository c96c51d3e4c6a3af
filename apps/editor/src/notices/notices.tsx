import './notices.css'
import type { OpenStory } from '../saving/open-story.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { ReplacedNotices } from './replaced-notices.tsx'

export function Notices({ open }: { readonly open: OpenStory }) {
  return (
    <div className="notices">
      <ConflictNotice open={open} />
      <ReplacedNotices open={open} />
    </div>
  )
}
