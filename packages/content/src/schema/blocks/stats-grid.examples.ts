import { richParagraphs, storedAsset } from './example-content.ts'
import type { ExampleFile } from './example-files.ts'
import type { Examples } from './examples.ts'
import { logoBlock, longHeading, longWord, markupInText, missingImage } from './hostile-examples.ts'

export const statsGridExamples = {
  usual: {
    component: 'stats-grid',
    _uid: 'stats-grid-usual',
    heading: 'Measured a year after the first load',
    description: richParagraphs('Medians over 40 customers, asked by an outside firm.'),
    columns: '4',
    stats: [
      exampleStat('1', '11 weeks', 'to the first portfolio', 'neutral'),
      exampleStat('2', '2 days', 'to close the month', 'signal'),
      exampleStat('3', '+6 %', 'earned against planned value', 'ahead'),
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
      customerStat('halden-rail', '31 %', 'fewer days from status date to report', 'ahead'),
      customerStat('norvik-energy', '€ 4.2 m', 'contingency released early', 'signal'),
      customerStat('meridian-health', '1,240', 'people booked by role, not by name', 'neutral'),
      customerStat('castellan-bank', '17', 'projects stopped before the second gate', 'neutral'),
      customerStat('orrin-pharma', '0.98', 'schedule index over all studies', 'behind'),
      customerStat('tarn-aero', '32 of 32', 'guidelines without a finding', 'ahead'),
      customerStat('ashgrove-council', '6 weeks', 'from business case to decision', 'neutral'),
      customerStat('bluewater-offshore', '14', 'subcontractors on one status date', 'neutral'),
      customerStat('lindqvist-construction', '+3.1 %', 'margin at completion', 'ahead'),
      customerStat('falkirk-defence', '4 days', 'to close the month', 'neutral'),
    ],
    theme: 'brand',
    editable: false,
  },
  'three columns': {
    component: 'stats-grid',
    _uid: 'stats-grid-three',
    columns: '3',
    stats: [
      exampleStat('5', '9 of 11', 'gates passed on the first attempt', 'ahead'),
      exampleStat('6', '€ 310 k', 'a month, for people on two plans at once', 'behind'),
      exampleStat('7', '42', 'reports nobody asked for again', 'neutral'),
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
        logo: [logoBlock('halden-rail', 'Halden Rail')],
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
