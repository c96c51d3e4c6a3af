import { sourceHash } from '@prospectus/server/http/security-headers'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DocumentDecorator } from '../rendering/document.tsx'
import styles from './shared-draft-banner.css?inline'

/** Marks a shared draft as one, and until when it can be seen (live-preview#shared-drafts). */
export function sharedDraftDecorator(ends: Date): DocumentDecorator {
  return (parts) => {
    const css = parts.styles.css + styles
    const note = renderToStaticMarkup(<SharedDraftNote ends={ends} />)
    return { ...parts, styles: { css, hash: sourceHash(css) }, body: note + parts.body }
  }
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
