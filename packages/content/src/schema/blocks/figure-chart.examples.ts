import type { Examples } from './examples.ts'
import { longHeading, longWord, markupInText } from './hostile-examples.ts'

export const figureChartExamples = {
  usual: {
    component: 'figure-chart',
    _uid: 'figure-chart-usual',
    shape: 'line',
    title: 'Sales fell behind the plan in the month the second van was off the road',
    unit: '£m, cumulative',
    source: 'Month-end reports, March to October 2024',
    highlight: 'Sold',
    data: exampleTable(
      ['Month', 'Planned', 'Sold', 'Cost'],
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
    title: 'Two of three parcels came late',
    data: exampleTable(['Parcel', 'Days late'], ['One', '0'], ['Two', '9'], ['Three', '24']),
  },
  most: {
    component: 'figure-chart',
    _uid: 'figure-chart-most',
    shape: 'bar',
    title: 'Every department asked for more people than it had, and two gave some back',
    unit: 'Full-time posts',
    source: 'Staff plan, third quarter',
    note: 'Temporary staff are counted where they are paid.',
    highlight: 'Workshop',
    data: exampleTable(
      ['Department', 'Had', 'Asked for', 'Balance after exchange'],
      ['Sales and customer service', '84', '97', '-4'],
      ['Workshop', '31', '46', '12'],
      ['Stores', '22', '25', '-3'],
      ['Administration', '1,040', '1,100', '0'],
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
      ['Insurance', '16.80'],
      ['Rent and tools', '31.10'],
      ['Cost', '95.90'],
      ['Profit', '7.67'],
      ['Price', '103.57'],
    ),
  },
  dots: {
    component: 'figure-chart',
    _uid: 'figure-chart-dots',
    shape: 'dot',
    title: 'Estimates made with the people who do the work were half as far off',
    unit: '% over the first estimate',
    source: 'Twelve large orders of 2023',
    data: exampleTable(
      ['Kind of work', 'Made alone', 'Made together'],
      ['Design', '38', '17'],
      ['Buying', '22', '20'],
      ['Fitting', '61', '24'],
      ['Testing', '44', '9'],
    ),
  },
  'before and after': {
    component: 'figure-chart',
    _uid: 'figure-chart-slope',
    shape: 'slope',
    title: 'Orders take a third of the time, except where two systems are still kept',
    unit: 'Days from order to delivery',
    highlight: 'Furniture',
    data: exampleTable(
      ['Department', 'January', 'June'],
      ['Parts', '12', '4'],
      ['Furniture', '11', '10'],
      ['Machines', '15', '5'],
      ['Textiles', '9', '4'],
    ),
  },
  'small lines': {
    component: 'figure-chart',
    _uid: 'figure-chart-small',
    shape: 'sparklines',
    title: 'Four of five departments deliver later than in May',
    unit: 'Days before the promised day',
    data: exampleTable(
      ['Department', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
      ['Furniture', '21', '19', '16', '11', '9', '6'],
      ['Lamps', '14', '14', '12', '12', '8', '7'],
      ['Machines', '9', '7', '8', '3', '-1', '-4'],
      ['Textiles', '30', '28', '27', '25', '25', '22'],
      ['Parts', '4', '5', '5', '', '7', '8'],
    ),
  },
  table: {
    component: 'figure-chart',
    _uid: 'figure-chart-table',
    shape: 'table',
    title: 'Two repairs carry most of the cost',
    note: 'Chance times cost.',
    highlight: 'Expected, £k; Together',
    data: exampleTable(
      ['Repair', 'Owner', 'Chance, %', 'Cost, £k', 'Expected, £k'],
      ['Roof worse than it looked', 'R. Osei', '60', '900', '540'],
      ['Boiler fails in winter', 'A. Whitlock', '30', '1,400', '420'],
      ['Lift stands still', '', '50', '420', '210'],
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
