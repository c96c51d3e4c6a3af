import { defineBlock } from './block.ts'
import { direction, themeAndEditable } from './block-settings.ts'

/** Outline of a media-and-text section, as if it were still loading. */
export const loadingPlaceholder = defineBlock('loading-placeholder', {
  label: 'Loading placeholder',
  group: 'background',
  fields: { direction, ...themeAndEditable },
})
