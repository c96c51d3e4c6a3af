import { expect, test } from 'vitest'
import { drawingProblem } from './drawing-weight.ts'

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`
/** Eight levels, made by `level` from their number. */
const levels = (level: (at: number) => string) => Array.from({ length: 8 }, (_, at) => level(at))
const RECT = '<rect width="1" height="1"/>'
const line = `<path d="M0 0${'L1 1'.repeat(2000)}" marker-mid="url(#m)"/>`

test.each([
  ['150 levels', '<g>'.repeat(150) + '</g>'.repeat(150), 'too deep'],
  ['levels that close under another name', '<g></x>'.repeat(150), 'too deep'],
  [
    'use of use',
    levels((at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`).join(''),
    'too heavy',
  ],
  [
    'patterns in patterns',
    levels(
      (at) => `<pattern id="g${at + 1}"><g fill="url(#g${at})">${RECT.repeat(10)}</g></pattern>`,
    ).join(''),
    'too heavy',
  ],
  [
    'a pattern on hundreds of shapes',
    `<pattern id="p">${RECT.repeat(400)}</pattern>${'<path fill="url(#p)"/>'.repeat(400)}`,
    'too heavy',
  ],
  [
    'masks in masks',
    levels(
      (at) => `<mask id="g${at + 1}">${`<rect mask="url( '#g${at}')"/>`.repeat(10)}</mask>`,
    ).join(''),
    'too heavy',
  ],
  ['a marker of 100 shapes', `<marker id="m">${RECT.repeat(100)}</marker>${line}`, 'too heavy'],
  ['a group that uses itself', '<g id="g0"><use href="#g0"/></g>', 'too heavy'],
  [
    'a marker on its own path',
    '<marker id="m"><path d="M0" marker-mid="url(#m)"/></marker>',
    'too heavy',
  ],
  ['a simple marker', `<marker id="m">${RECT}</marker>${line}`, undefined],
  ['a long line', `<path d="M0 0${'L1 1'.repeat(200_000)}"/>`, undefined],
  ['many elements', RECT.repeat(50_000), undefined],
  [
    'a symbol in many places',
    `<g id="g0">${RECT.repeat(9)}</g>${'<use href="#g0"/>'.repeat(1000)}`,
    undefined,
  ],
])('drawings too deep or too heavy are found, others are not: %s', (_what, inside, problem) => {
  expect(drawingProblem(drawing(`${inside}<g id="g0">${RECT}</g>`))).toBe(problem)
})
