import { datasourceOptions, option } from '../fields/option.ts'
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
    maximum: option({
      label: 'Number of resources',
      help: 'At most so many are shown; if nothing is chosen, nine.',
      choices: [
        { name: '3', value: '3' },
        { name: '6', value: '6' },
        { name: '9', value: '9' },
      ],
    }),
    links,
    ...themeAndEditable,
  },
})

export type InsightsSlider = BlockOf<typeof insightsSlider>
