import { expect, test } from 'vitest'
import { wordmark } from './wordmark.ts'

const linesOf = (name: string) =>
  [...wordmark(name).svg.matchAll(/>([^<]+)<\/text>/g)].map(([, line]) => line)
const numbersOf = (name: string, attribute: string) =>
  [...wordmark(name).svg.matchAll(new RegExp(`${attribute}="([\\d.]+)"`, 'g'))].map(([, text]) =>
    Number(text),
  )

test.each([
  'Ax',
  'Acme',
  'WWMMWWMM',
  'Illilli',
  'Acme and Daughters Dental Supplies, Ltd.',
  'Donaudampfschifffahrtsgesellschaft',
  '北京牙科用品',
])('the letters of %s fit the width that they get, in at most two lines', (name) => {
  const { svg, width } = wordmark(name)
  expect(linesOf(name).length).toBeLessThanOrEqual(2)
  expect(svg.match(/lengthAdjust="spacingAndGlyphs"/g)).toHaveLength(linesOf(name).length)
  for (const length of numbersOf(name, 'textLength')) expect(32 + length).toBeLessThanOrEqual(width)
  for (const size of numbersOf(name, 'font-size')) expect(size).toBeGreaterThanOrEqual(10)
  expect(width).toBeLessThanOrEqual(300)
})

test('wide letters get more room than narrow ones', () => {
  const [wide = 0] = numbersOf('MWMW', 'textLength')
  const [narrow = 0] = numbersOf('ilil', 'textLength')
  expect(wide).toBeGreaterThan(2 * narrow)
})

test('a long name is broken between words, into lines of similar length', () => {
  expect(linesOf('Northern Dental Supplies')).toEqual(['Northern', 'Dental Supplies'])
  expect(linesOf('Acme Dental')).toEqual(['Acme Dental'])
})

test('characters of XML are escaped', () => {
  expect(wordmark('A & <B').svg).toContain('>A &amp; &lt;B</text>')
})
