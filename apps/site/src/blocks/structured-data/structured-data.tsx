import { readJsonLd } from '@prospectus/content/schema/stories/json-ld'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { SchemaAlert } from '../../ui/schema-alert/schema-alert.tsx'

export const structuredDataView = view<'structured-data'>(StructuredDataView, { isInvisible: true })

/** Data for search engines (BLOCK-8). Invalid code is only reported in preview. */
function StructuredDataView({ block }: BlockViewProps<'structured-data'>) {
  const document = readJsonLd(block.code)
  if (document === undefined) return <SchemaAlert />
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: document }} />
}
