import { describe, expect, it } from 'vitest'
import { passedHeading, pin, staysPinned } from './active-heading.ts'

const ids = ['one', 'two', 'three']
const at = (tops: Record<string, number>) => (id: string) => tops[id] ?? Number.POSITIVE_INFINITY

describe('BLOCK-7 which heading is current', () => {
  it('is the last one that has passed into the top 40 % of the window', () => {
    expect(passedHeading(ids, at({ one: -800, two: 400, three: 401 }), 1000)).toBe('two')
  })

  it('is none before the first has', () => {
    expect(passedHeading(ids, at({ one: 401, two: 900, three: 1500 }), 1000)).toBeUndefined()
  })

  it('is the last one at the end of the page', () => {
    expect(passedHeading(ids, at({ one: -2000, two: -900, three: -100 }), 1000)).toBe('three')
  })
})

describe('BLOCK-7 a heading set by click', () => {
  const down = pin('three', at({ three: 2000 }))

  it('stays while the page scrolls towards it', () => {
    expect(staysPinned(down, at({ three: 700 }), 300)).toBe(true)
  })

  it.each([52, 60, 68])('is let go when it is %s px from the top', (top) => {
    expect(staysPinned(down, at({ three: top }), 300)).toBe(false)
  })

  it.each([51, 69])('stays when it is %s px from the top', (top) => {
    expect(staysPinned(down, at({ three: top }), 10)).toBe(true)
  })

  it('is let go when the visitor scrolls the other way', () => {
    expect(staysPinned(down, at({ three: 900 }), -5)).toBe(false)
  })

  it('knows up from down', () => {
    const up = pin('one', at({ one: -1500 }))
    expect(staysPinned(up, at({ one: -900 }), -200)).toBe(true)
    expect(staysPinned(up, at({ one: -900 }), 200)).toBe(false)
  })
})
