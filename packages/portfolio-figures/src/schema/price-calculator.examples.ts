import { richParagraphs } from '@prospectus/content/schema/blocks/example-content'
import type { Examples } from '@prospectus/content/schema/blocks/examples'
import {
  longHeading,
  longWord,
  markupInText,
} from '@prospectus/content/schema/blocks/hostile-examples'

/** Stored examples for the gallery and the tests (DATA-4). */
export const priceCalculatorExamples = {
  usual: {
    component: 'price-calculator',
    _uid: 'price-calculator-usual',
    heading: 'What your portfolio would cost',
    description: richParagraphs('Type your own numbers. Every line says how it was worked out.'),
    currency: '£',
    bands: [band('1', 25, 58, 14), band('2', 100, 49, 11), band('3', 500, 41, 8)],
    yearly_rise: '6',
    implementation_days: '38',
    implementation_day_price: '1000',
    assumptions: richParagraphs('Prices exclude tax.'),
    theme: 'light',
  },
  least: {
    component: 'price-calculator',
    _uid: 'price-calculator-least',
    currency: '€',
    bands: [band('least', 1, 12.5, 4)],
  },
  most: {
    component: 'price-calculator',
    _uid: 'price-calculator-most',
    heading: 'Prices in five bands, the last for a whole ministry with its agencies and suppliers',
    description: richParagraphs('A first paragraph.', 'A second one.'),
    currency: 'SEK ',
    bands: [5, 25, 100, 500, 2500].map((from, index) =>
      band(`most-${from}`, from, 800 - 90 * index, 190 - 25 * index),
    ),
    yearly_rise: '2.5',
    implementation_days: '120',
    implementation_day_price: '12500',
    assumptions: richParagraphs('Prices exclude tax.', 'Travel is charged as it arises.'),
    theme: 'dark',
    editable: false,
  },
  hostile: {
    component: 'price-calculator',
    _uid: 'price-calculator-hostile',
    heading: longHeading,
    description: richParagraphs(markupInText, longWord),
    currency: longWord,
    bands: [
      band('later', 100, 1e9, 1e9),
      band('sooner', 1, -5, 0.001),
      { component: 'price-band', _uid: 'price-band-nothing', from: 'many' },
    ],
    yearly_rise: '-900',
    implementation_days: '1e300',
    implementation_day_price: '1e300',
    assumptions: richParagraphs(longWord),
  },
} satisfies Examples

function band(uid: string, from: number, planner: number, contributor: number) {
  return {
    component: 'price-band',
    _uid: `price-band-${uid}`,
    from: String(from),
    planner: String(planner),
    contributor: String(contributor),
  }
}
