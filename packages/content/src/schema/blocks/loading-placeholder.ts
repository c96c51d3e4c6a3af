import { defineBlock } from './block.ts'
import { direction, editable, theme } from './block-settings.ts'

/** The outline of a media-and-text section, shown while such a section loads. */
export const loadingPlaceholder = defineBlock('loading-placeholder', {
  label: 'Loading placeholder',
  group: 'background',
  fields: { direction, theme, editable },
})
