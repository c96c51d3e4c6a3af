import type { ComponentDefinition } from '@prospectus/content/schema/blocks/component-definition'
import { WORDS } from './words.ts'

/** What blocks are for, in the order in which a page is built. */
const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  [WORDS.groups.openings, ['hero-banner', 'banner', 'image-banner', 'background-image-section']],
  [
    WORDS.groups.text,
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
    WORDS.groups.product,
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
    WORDS.groups.trust,
    ['featured-testimonial', 'testimonials-slider', 'logo-grid', 'awards', 'partners-listing'],
  ],
  [WORDS.groups.ask, ['call-to-action', 'form', 'lead-form', 'contact-form', 'assessment-tool']],
  [
    WORDS.groups.stories,
    ['insights-slider', 'stories', 'resources-centre', 'search-results', 'sitemap'],
  ],
  [WORDS.groups.company, ['team-listing', 'locations', 'current-openings']],
]
const OTHERS = WORDS.groups.others

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
