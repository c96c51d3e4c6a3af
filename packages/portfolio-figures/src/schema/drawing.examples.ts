import { callToActionExamples } from '@prospectus/content/schema/blocks/call-to-action.examples'
import { linkEntry } from '@prospectus/content/schema/blocks/example-content'
import { figureChartExamples } from '@prospectus/content/schema/blocks/figure-chart.examples'
import { heroBannerExamples } from '@prospectus/content/schema/blocks/hero-banner.examples'

const { usual, most, hostile, ...others } = heroBannerExamples

/** The product's examples of a hero banner, with drawings of this package. */
export const drawnHeroExamples = {
  usual: { ...usual, graphic: 's-curve' },
  ...others,
  gates: {
    component: 'hero-banner',
    _uid: 'hero-banner-gates',
    heading: 'Five gates, one board',
    graphic: 'gates',
    theme: 'brand',
  },
  'heat map': {
    component: 'hero-banner',
    _uid: 'hero-banner-heat-map',
    heading: 'Nine teams, twelve weeks, one picture of who is overbooked',
    graphic: 'heat-map',
    theme: 'tinted',
  },
  'schedule on the left': {
    component: 'hero-banner',
    _uid: 'hero-banner-gantt',
    heading: 'The plan, and what became of it',
    graphic: 'gantt',
    direction: 'left',
    theme: 'light',
  },
  most: { ...most, graphic: 's-curve' },
  'own figures': { ...others['own figures'], graphic: 's-curve' },
  hostile: { ...hostile, graphic: 's-curve' },
}

/** The product's examples of a call to action, and one with a drawing of this package. */
export const drawnCallExamples = {
  ...callToActionExamples,
  'with a drawing': {
    component: 'call-to-action',
    _uid: 'call-to-action-drawing',
    heading: 'Lay your own curve beside this one',
    links: [linkEntry('primary', 'Request a demo', 'request-a-demo')],
    graphic: 's-curve',
    theme: 'brand',
  },
}

/** The product's examples of a chart, one of them in the window of a screen of this package. */
export const framedChartExamples = {
  ...figureChartExamples,
  table: { ...figureChartExamples.table, screen: 'risk' },
}
