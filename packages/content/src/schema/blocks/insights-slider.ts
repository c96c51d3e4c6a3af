import { datasourceOptions } from '../fields/option.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { headingAndText, links, themeAndEditable } from './block-settings.ts'

/**
 * Up to nine recent resources with one of the chosen themes and one of the chosen industries; if there are none, of the
 * page's section (BLOCK-6).
 */
export const insightsSlider = defineBlock('insights-slider', {
  label: 'Insights slider',
  group: 'stories',
  fields: {
    ...headingAndText,
    themes: datasourceOptions({
      label: 'Themes',
      help: 'Shows resources with at least one of these themes. If none is chosen, all themes.',
      datasource: 'theme-type',
    }),
    industries: datasourceOptions({
      label: 'Industries',
      help: 'Shows resources with at least one of these industries. If none is chosen, all industries.',
      datasource: 'industry-type',
    }),
    links,
    ...themeAndEditable,
  },
})

export type InsightsSlider = BlockOf<typeof insightsSlider>
