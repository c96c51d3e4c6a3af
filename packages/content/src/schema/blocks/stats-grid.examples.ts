import { richParagraphs, storedAsset } from './example-content.ts'
import type { ExampleFile } from './example-files.ts'
import type { Examples } from './examples.ts'
import { logoBlock, longHeading, longWord, markupInText, missingImage } from './hostile-examples.ts'

export const statsGridExamples = {
  usual: {
    component: 'stats-grid',
    _uid: 'stats-grid-usual',
    heading: 'Measured a year after the first order',
    description: richParagraphs('Medians over 40 customers, asked by an outside firm.'),
    columns: '4',
    stats: [
      exampleStat('1', '11 hours', 'to the first delivery', 'neutral'),
      exampleStat('2', '2 hours', 'to an answer', 'signal'),
      exampleStat('3', '+6 %', 'orders, on the year before', 'ahead'),
      exampleStat('4', '−9 %', 'the same, in the region that began last', 'behind'),
    ],
    theme: 'dark',
  },
  least: {
    component: 'stats-grid',
    _uid: 'stats-grid-least',
    stats: [{ component: 'stat', _uid: 'stat-least', heading: '600' }],
  },
  most: {
    component: 'stats-grid',
    _uid: 'stats-grid-most',
    heading: 'Ten customers, ten figures that they report to their own boards',
    description: richParagraphs('Each is the customer’s own, with the month it was measured in.'),
    columns: '5',
    stats: [
      customerStat('halden', '31 %', 'fewer days from order to delivery', 'ahead'),
      customerStat('norvik', '€ 4.2 m', 'saved on spare parts', 'signal'),
      customerStat('meridian', '1,240', 'appointments made online', 'neutral'),
      customerStat('castellan', '17', 'suppliers replaced by one', 'neutral'),
      customerStat('orrin', '98 %', 'of all parcels on the promised day', 'behind'),
      customerStat('tarn', '32 of 32', 'inspections without a finding', 'ahead'),
      customerStat('ashgrove', '6 weeks', 'from the first call to the opening', 'neutral'),
      customerStat('bluewater', '14', 'branches on one invoice', 'neutral'),
      customerStat('lindqvist', '+3.1 %', 'margin, on the year before', 'ahead'),
      customerStat('falkirk', '4 days', 'to close the books', 'neutral'),
    ],
    theme: 'brand',
    editable: false,
  },
  'three columns': {
    component: 'stats-grid',
    _uid: 'stats-grid-three',
    columns: '3',
    stats: [
      exampleStat('5', '9 of 11', 'repairs right the first time', 'ahead'),
      exampleStat('6', '€ 310 k', 'a month, for goods that nobody uses', 'behind'),
      exampleStat('7', '42', 'questions that nobody asked twice', 'neutral'),
    ],
    theme: 'light',
  },
  hostile: {
    component: 'stats-grid',
    _uid: 'stats-grid-hostile',
    heading: longHeading,
    description: richParagraphs(markupInText),
    stats: [
      { component: 'stat', _uid: 'stat-long', heading: longWord, subheading: longHeading },
      { component: 'stat', _uid: 'stat-markup', heading: markupInText, text: longWord },
      {
        component: 'stat',
        _uid: 'stat-bare',
        heading: '−1,234,567,890.12 %',
        color: 'no-such-meaning',
        logo: missingImage,
      },
      { component: 'stat', _uid: 'stat-nothing', subheading: 'A figure without a figure' },
    ],
  },
  'shapes of older spaces': {
    component: 'stats-grid',
    _uid: 'stats-grid-shapes',
    theme: '#10131a',
    stats: [
      { component: 'stat', _uid: 'stat-picked', heading: '11 %', color: '#e53935' },
      {
        component: 'stat',
        _uid: 'stat-held',
        heading: richParagraphs('94 of 100'),
        text: richParagraphs('As of June 2025.'),
        logo: [logoBlock('halden', 'Halden')],
      },
    ],
  },
} satisfies Examples

function exampleStat(uid: string, heading: string, subheading: string, color: string) {
  return { component: 'stat', _uid: `stat-${uid}`, heading, subheading, color }
}

function customerStat(logo: ExampleFile, heading: string, subheading: string, color: string) {
  return {
    ...exampleStat(logo, heading, subheading, color),
    text: 'As of June 2025.',
    logo: storedAsset(logo, ''),
  }
}
