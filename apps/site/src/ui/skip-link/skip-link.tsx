import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'

/** The first stop of the keyboard: past the header, to the page itself. */
export function SkipLink(): ReactNode {
  return (
    <a className="skip-link" href="#main">
      {usePage().messages.layout.skipLink}
    </a>
  )
}
