import { type BlockOf, defineBlock } from './block.ts'
import { direction, editable, theme } from './block-settings.ts'

/** The outline of a media-and-text section, shown while one loads. */
export const loadingPlaceholder = defineBlock('loading-placeholder', {
  label: 'Loading placeholder',
  fields: { direction, theme, editable },
})

export type LoadingPlaceholder = BlockOf<typeof loadingPlaceholder>
