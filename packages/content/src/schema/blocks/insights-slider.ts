import { datasourceOptions } from '../fields/option.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable, links, theme } from './block-settings.ts'
import { linkEntry, richParagraphs } from './example-content.ts'
import { linkToNowhere, longHeading, longWord, markupInText } from './hostile-examples.ts'

/** Up to nine recent resources that share a theme or an industry (BLOCK-6). */
export const insightsSlider = defineBlock('insights-slider', {
  label: 'Insights slider',
  fields: {
    heading: text({ label: 'Heading' }),
    description: richText({ label: 'Text' }),
    themes: datasourceOptions({
      label: 'Themes',
      help: 'Resources that have at least one of them. None chosen: every theme.',
      datasource: 'theme-type',
    }),
    industries: datasourceOptions({
      label: 'Industries',
      help: 'Resources that have at least one of them. None chosen: every industry.',
      datasource: 'industry-type',
    }),
    links,
    theme,
    editable,
  },
  examples: {
    usual: {
      component: 'insights-slider',
      _uid: 'insights-slider-usual',
      heading: 'Lately on planning people',
      description: richParagraphs('Written and spoken by practitioners.'),
      themes: ['workforce-planning', 'project-scheduling'],
      industries: [],
      links: [linkEntry('text', 'All resources', 'resources')],
      theme: 'tinted',
    },
    least: { component: 'insights-slider', _uid: 'insights-slider-least' },
    most: {
      component: 'insights-slider',
      _uid: 'insights-slider-most',
      heading: 'On value, plans and the people behind them',
      description: richParagraphs('Everything of the last months, from every section.'),
      themes: ['ppm', 'pmo', 'business-value', 'project-management'],
      links: [
        linkEntry('primary', 'All resources', 'resources'),
        linkEntry('text', 'Ask a question', 'contact/'),
      ],
      theme: 'dark',
      editable: false,
    },
    hostile: {
      component: 'insights-slider',
      _uid: 'insights-slider-hostile',
      heading: longHeading,
      description: richParagraphs(markupInText, longWord),
      themes: ['no-such-theme'],
      industries: ['no-such-industry'],
      links: [linkToNowhere],
      theme: 'brand',
    },
  },
})

export type InsightsSlider = BlockOf<typeof insightsSlider>
