import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const figureChartExamples = {
  usual: {
    component: 'figure-chart',
    _uid: 'figure-chart-usual',
    shape: 'line',
    title: 'What was earned fell behind the plan in the month the second crane left',
    unit: '£m, cumulative',
    source: 'Month-end reports of the programme, March to October 2024',
    highlight: 'Earned',
    data: exampleTable(
      ['Month', 'Planned', 'Earned', 'Actual cost'],
      ['Mar', '1.2', '1.2', '1.1'],
      ['Apr', '2.6', '2.5', '2.6'],
      ['May', '4.3', '4.1', '4.4'],
      ['Jun', '6.1', '5.2', '6.0'],
      ['Jul', '8.0', '6.4', '7.7'],
      ['Aug', '9.7', '7.9', '9.5'],
      ['Sep', '11.2', '9.6', '11.4'],
      ['Oct', '12.4', '11.3', '13.2'],
    ),
  },
  least: {
    component: 'figure-chart',
    _uid: 'figure-chart-least',
    shape: 'bar',
    title: 'Two of three gates were passed late',
    data: exampleTable(['Gate', 'Days late'], ['One', '0'], ['Two', '9'], ['Three', '24']),
  },
  most: {
    component: 'figure-chart',
    _uid: 'figure-chart-most',
    shape: 'bar',
    title: 'Every department asked for more people than it had, and two gave some back',
    unit: 'Full-time posts',
    source: 'Workforce plan, third quarter',
    note: 'Contractors are counted where they are paid.',
    highlight: 'Signalling',
    data: exampleTable(
      ['Department', 'Had', 'Asked for', 'Balance after exchange'],
      ['Track and civil engineering', '84', '97', '-4'],
      ['Signalling', '31', '46', '12'],
      ['Power', '22', '25', '-3'],
      ['Project office', '1,040', '1,100', '0'],
    ),
    theme: 'dark',
    editable: false,
  },
  steps: {
    component: 'figure-chart',
    _uid: 'figure-chart-steps',
    shape: 'steps',
    title: 'Of what is billed for an hour, less than half is the wage',
    unit: '$ an hour',
    highlight: 'Price',
    data: exampleTable(
      ['Layer', '$'],
      ['Wage', '48.00'],
      ['Fringe', '16.80'],
      ['Overhead', '31.10'],
      ['Cost', '95.90'],
      ['Fee', '7.67'],
      ['Price', '103.57'],
    ),
  },
  dots: {
    component: 'figure-chart',
    _uid: 'figure-chart-dots',
    shape: 'dot',
    title: 'Estimates made with the people who do the work were half as far off',
    unit: '% over the first estimate',
    source: 'Twelve projects closed in 2023',
    data: exampleTable(
      ['Kind of work', 'Made alone', 'Made together'],
      ['Design', '38', '17'],
      ['Procurement', '22', '20'],
      ['Installation', '61', '24'],
      ['Commissioning', '44', '9'],
    ),
  },
  'before and after': {
    component: 'figure-chart',
    _uid: 'figure-chart-slope',
    shape: 'slope',
    title: 'Reports take a third of the time, except where two systems are still kept',
    unit: 'Days from status date to report',
    highlight: 'Stations',
    data: exampleTable(
      ['Team', 'January', 'June'],
      ['Track', '12', '4'],
      ['Stations', '11', '10'],
      ['Rolling stock', '15', '5'],
      ['Depots', '9', '4'],
    ),
  },
  'small lines': {
    component: 'figure-chart',
    _uid: 'figure-chart-small',
    shape: 'sparklines',
    title: 'Float shrank on four of five work streams',
    unit: 'Days of float',
    data: exampleTable(
      ['Work stream', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
      ['Civil works', '21', '19', '16', '11', '9', '6'],
      ['Power', '14', '14', '12', '12', '8', '7'],
      ['Control systems', '9', '7', '8', '3', '-1', '-4'],
      ['Training', '30', '28', '27', '25', '25', '22'],
      ['Permits', '4', '5', '5', '', '7', '8'],
    ),
  },
  table: {
    component: 'figure-chart',
    _uid: 'figure-chart-table',
    shape: 'table',
    title: 'Two risks carry most of the exposure',
    note: 'Chance times impact.',
    highlight: 'Expected, £k; Together',
    data: exampleTable(
      ['Risk', 'Owner', 'Chance, %', 'Impact, £k', 'Expected, £k'],
      ['Masonry worse than surveyed', 'R. Osei', '60', '900', '540'],
      ['Possession refused at Easter', 'A. Whitlock', '30', '1,400', '420'],
      ['Equipment rooms late', '', '50', '420', '210'],
      ['Together', '', '', '2,720', '1,170'],
    ),
  },
  hostile: {
    component: 'figure-chart',
    _uid: 'figure-chart-hostile',
    shape: 'line',
    title: longHeading,
    unit: markupInText,
    source: longWord,
    highlight: 'No such column',
    data: exampleTable(
      ['', longWord, markupInText],
      [longHeading, '1', 'none'],
      ['', '', ''],
      ['Only one figure', '−1,234,567,890.12', ''],
    ),
  },
} satisfies Examples

/** A table as the content system stores it: the first row is its head. */
function exampleTable(head: readonly string[], ...rows: readonly (readonly string[])[]) {
  const cells = (values: readonly string[]) =>
    values.map((value, at) => ({ _uid: `cell-${at}`, value }))
  return {
    fieldtype: 'table',
    thead: cells(head),
    tbody: rows.map((values, at) => ({ _uid: `row-${at}`, body: cells(values) })),
  }
}
