import type { Content } from '@prospectus/content/schema/stories/all-root-schemas'
import type { Story } from '@prospectus/content/schema/stories/story'
import type { ReactNode } from 'react'
import type { PageView } from '../rendering/page-view.ts'
import { pageJsonLd } from './page/page-json-ld.ts'
import { PageLayout } from './page/page-layout.tsx'
import { RedirectLayout } from './redirect/redirect-layout.tsx'
import { resourceJsonLd } from './resource/resource-json-ld.ts'
import { ResourceLayout } from './resource/resource-layout.tsx'

interface Layout {
  readonly Layout: () => ReactNode
  /** JSON-LD in addition to the story's own. */
  readonly jsonLd: (story: Story, page: PageView) => readonly string[]
}

const noJsonLd = () => []

/** The layout for a story's content (BLOCK-1). */
export function layoutFor(content: Content): Layout {
  switch (content.kind) {
    case 'redirect':
      return { Layout: RedirectLayout, jsonLd: noJsonLd }
    case 'resource':
      return { Layout: ResourceLayout, jsonLd: resourceJsonLd }
    default:
      return { Layout: PageLayout, jsonLd: pageJsonLd }
  }
}
