import { usePage } from '../../rendering/page-view.ts'

/** The first tab stop: skips the header. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {usePage().messages.layout.skipLink}
    </a>
  )
}
