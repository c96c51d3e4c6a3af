import { describe, expect, it } from 'vitest'
import { currentHeading, pin, updatePinned } from './contents-list.always.ts'

const ids = ['one', 'two', 'three']
const at = (tops: Record<string, number>) => (id: string) => tops[id] ?? Number.POSITIVE_INFINITY

describe('BLOCK-7 the current heading', () => {
  it('is the last one that has passed into the top 40 % of the window', () => {
    expect(currentHeading(ids, at({ one: -800, two: 400, three: 401 }), 1000)).toBe('two')
  })

  it('is none before the first has', () => {
    expect(currentHeading(ids, at({ one: 401, two: 900, three: 1500 }), 1000)).toBeUndefined()
  })

  it('is the last one at the end of the page', () => {
    expect(currentHeading(ids, at({ one: -2000, two: -900, three: -100 }), 1000)).toBe('three')
  })
})

describe('BLOCK-7 a heading set by click', () => {
  const down = pin('three', at({ three: 2000 }), 60)

  it('stays while the page scrolls towards it', () => {
    expect(updatePinned(down, at({ three: 700 }), 300)).toEqual(down)
  })

  it.each([52, 60, 68])('has arrived when it is %s px from the top', (top) => {
    expect(updatePinned(down, at({ three: top }), 300)).toMatchObject({ hasArrived: true })
  })

  it.each([51, 69])('has not arrived at %s px', (top) => {
    expect(updatePinned(down, at({ three: top }), 10)).toMatchObject({ hasArrived: false })
  })

  it('stops lower with a greater scroll margin, as on a small screen', () => {
    const lower = pin('three', at({ three: 2000 }), 120)
    expect(updatePinned(lower, at({ three: 60 }), 300)).toMatchObject({ hasArrived: false })
    expect(updatePinned(lower, at({ three: 120 }), 300)).toMatchObject({ hasArrived: true })
  })

  it('is released by the first scroll after it has arrived, in either direction', () => {
    const arrived = { ...down, hasArrived: true }
    expect(updatePinned(arrived, at({ three: 50 }), 10)).toBeUndefined()
    expect(updatePinned(arrived, at({ three: 70 }), -10)).toBeUndefined()
  })

  it('is released when the visitor scrolls the other way', () => {
    expect(updatePinned(down, at({ three: 900 }), -5)).toBeUndefined()
  })

  it('knows up from down', () => {
    const up = pin('one', at({ one: -1500 }), 60)
    expect(updatePinned(up, at({ one: -900 }), -200)).toEqual(up)
    expect(updatePinned(up, at({ one: -900 }), 200)).toBeUndefined()
  })
})
