import { expect, it } from 'vitest'
import { figureIn } from './figure-in.ts'

it('BLOCK-12 takes the first figure of a text: money, a share, an index or a count', () => {
  const texts = [
    'They had €1.26m of commitments for three days.',
    'A plan at 64% of capacity was at 145%.',
    'A cost index of 1.14 turns into 0.90.',
    'There were 1,930 projects in four old systems.',
    'Out of 63 gate meetings, one stopped a project.',
  ]
  const found = texts.map((text) => figureIn(text))
  expect(found.map((figure) => figure?.text)).toEqual(['€1.26m', '64%', '1.14', '1,930', '63'])
  expect(found.map((figure) => figure?.kind)).toEqual(['other', 'share', 'other', 'count', 'count'])
})

it('BLOCK-12 takes no year, no day of a month, and no number that is part of a name', () => {
  const texts = [
    'In 2014 one person in six still signed in afterwards.',
    'From 25 May each name in a plan needs a purpose.',
    'P-1044 in the ledger is KESSEL-B in the schedule.',
    'ISO 21500 and Corvane, process by process',
    'Release 2019.4: earned schedule',
    'Guidance on IAS 38 and its six conditions',
  ]
  expect(texts.map((text) => figureIn(text))).toEqual(texts.map(() => undefined))
})
