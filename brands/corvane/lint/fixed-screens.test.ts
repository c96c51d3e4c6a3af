import { expect, it } from 'vitest'
import { fixedScreenFindings } from './fixed-screens.ts'
import { findingsWith, seedContent } from './seed-content.fixture.ts'

it('finds nothing in the seed content', () => {
  expect(fixedScreenFindings(seedContent)).toEqual([])
})

it('finds a screen of the product that is a fixed picture', () => {
  const image = { filename: 'https://assets.example/f/1/1280x800/ab/portal.svg' }
  expect(
    findingsWith(
      fixedScreenFindings,
      'industry/manufacturing',
      '"graphic":"gates"',
      `"image":${JSON.stringify(image)}`,
    ),
  ).toContain('a screen of the product as a fixed picture: choose a drawing')
})

it('finds a page that has a drawing, but names no dataset', () => {
  expect(
    findingsWith(fixedScreenFindings, 'industry/manufacturing', '"world":"plant"', '"world":""'),
  ).toContain('a drawing, but the page names no world')
})
