import { type BlockOf, defineBlock } from './block.ts'
import { direction, editable, theme } from './block-settings.ts'

/** The outline of a media-and-text section, shown while one loads. */
export const loadingPlaceholder = defineBlock('loading-placeholder', {
  label: 'Loading placeholder',
  fields: { direction, theme, editable },
  examples: {
    usual: {
      component: 'loading-placeholder',
      _uid: 'loading-placeholder-usual',
      direction: 'right',
      theme: 'light',
    },
    least: { component: 'loading-placeholder', _uid: 'loading-placeholder-least' },
  },
})

export type LoadingPlaceholder = BlockOf<typeof loadingPlaceholder>
