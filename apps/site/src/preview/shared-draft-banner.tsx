import { type DocumentDecorator, prependToBody } from '../rendering/document.tsx'
import styles from './shared-draft-banner.css?inline'

/** Adds a note that the page is a draft, and until when it can be viewed (live-preview#shared-drafts). */
export function sharedDraftDecorator(ends: Date): DocumentDecorator {
  return (parts) => prependToBody(parts, <SharedDraftNote ends={ends} />, styles)
}

function SharedDraftNote({ ends }: { readonly ends: Date }) {
  return (
    <p className="shared-draft" lang="en" role="note">
      This is a draft, which is not published. Anyone with the link can view it until{' '}
      <time dateTime={ends.toISOString()}>{DATE_TIME.format(ends)} UTC</time>.
    </p>
  )
}

const DATE_TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})
