import type { ComponentDefinition } from '@prospectus/content/schema/blocks/component-definition'

/** What blocks are for, in the order in which a page is built. */
const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['Openings', ['hero-banner', 'banner', 'image-banner', 'background-image-section']],
  [
    'Text and pictures',
    [
      'content-area',
      'content-area-with-sidebar',
      'alternating-panel',
      'two-column-section',
      'full-width-video',
      'pdf-reader',
      'timeline',
      'faqs',
    ],
  ],
  [
    'Product and figures',
    [
      'product-block',
      'project-control-tower',
      'solutions-block',
      'stats-grid',
      'card-grid',
      'icon-grid',
    ],
  ],
  [
    'Trust',
    ['featured-testimonial', 'testimonials-slider', 'logo-grid', 'awards', 'partners-listing'],
  ],
  ['Ask and answer', ['call-to-action', 'form', 'lead-form', 'contact-form', 'assessment-tool']],
  [
    'Lists of stories',
    ['insights-slider', 'stories', 'resources-centre', 'search-results', 'sitemap'],
  ],
  ['Company', ['team-listing', 'locations', 'current-openings']],
]
const OTHERS = 'Others'

export interface BlockGroup {
  readonly name: string
  readonly blocks: readonly ComponentDefinition[]
}

/** Blocks by what they are for; groups without any are left out. */
export function groupedBlocks(blocks: readonly ComponentDefinition[]): readonly BlockGroup[] {
  const groupOf = ({ name }: ComponentDefinition) =>
    GROUPS.find(([, names]) => names.includes(name))?.[0] ?? OTHERS
  return [...GROUPS.map(([name]) => name), OTHERS]
    .map((name) => ({ name, blocks: blocks.filter((block) => groupOf(block) === name) }))
    .filter((group) => group.blocks.length > 0)
}
