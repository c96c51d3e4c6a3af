import { readJsonLd } from '@prospectus/content/stories/json-ld'
import type { ReactNode } from 'react'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'

export const structuredDataView = view<'structured-data'>(StructuredDataView, { bare: true })

/** Data for search engines (BLOCK-8). Code that cannot be used is nothing to visitors. */
function StructuredDataView({ block }: BlockViewProps<'structured-data'>): ReactNode {
  const { mode, messages } = usePage()
  const document = readJsonLd(block.code)
  if (document !== undefined) {
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: document }} />
  }
  if (mode !== 'preview') return null
  return (
    <p className="structured-data container" role="alert">
      {messages.preview.invalidSchema}
    </p>
  )
}
