import './notices.css'
import type { OpenStory } from '../saving/open-story.ts'
import { ClashNotice } from './clash-notice.tsx'
import { ReplacedNotices } from './replaced-notices.tsx'

/** Notices about saves by others that affect the own text. */
export function Notices({ open }: { readonly open: OpenStory }) {
  return (
    <div className="notices">
      <ClashNotice open={open} />
      <ReplacedNotices open={open} />
    </div>
  )
}
