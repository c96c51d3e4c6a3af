import type { Course } from '@prospectus/portfolio/course'
import { describe, expect, it } from 'vitest'
import { type DiscoveryWithTexts, sCurveReading } from './s-curve-reading.ts'

const course: Course = {
  planned: [0, 10, 20, 30, 40, 50, 60],
  earned: [0, 10, 20, 25, 30],
  actual: [0, 10, 20, 30, 40],
  plannedFinish: 6,
}
const discovery: DiscoveryWithTexts = {
  seen: 2,
  reported: 3,
  texts: {
    captions: { onPlan: 'on plan', seen: 'seen', reported: 'reported', future: '{act} or {wait}' },
    plannedPaceLabel: 'act: {day}',
    paceSoFarLabel: 'wait: {day}',
    seenMark: ['Us', 'day 2'],
    reportedMark: ['Report', 'day 3'],
    leadTime: '1 day',
  },
}
const formats = { amount: (value: number) => `£${value}`, shortTime: (at: number) => `day ${at}` }
const read = (at: number) => sCurveReading(course, at, discovery, formats)

describe('the S-curve of a project whose delay came to light', () => {
  it('has the caption of the time at the needle', () => {
    expect([1, 2, 2.5, 3, 4].map((at) => read(at).caption)).toEqual([
      ...['on plan', 'seen', 'seen', 'reported', 'reported'],
    ])
    expect(read(1)).toMatchObject({ isSeen: false, isReported: false })
    expect(read(2)).toMatchObject({ isSeen: true, isReported: false })
    expect(read(3)).toMatchObject({ isSeen: true, isReported: true })
  })

  it('names the finish of both futures', () => {
    expect(read(2)).toMatchObject({
      plannedPaceLabel: 'act: day 6',
      paceSoFarLabel: 'wait: day 6',
    })
    expect(read(4)).toMatchObject({
      plannedPaceLabel: 'act: day 7',
      paceSoFarLabel: 'wait: day 8',
    })
  })

  it('reads both futures to the right of the last known day, whose figures stay', () => {
    expect(read(6)).toMatchObject({
      plannedValue: 50,
      reachedValue: 45,
      caption: '£50 or £45',
    })
    expect(read(6).status.at).toBe(4)
  })

  it('has no caption without a delay', () => {
    const plain = sCurveReading(course, 3, undefined, formats)
    expect(plain).toMatchObject({
      caption: '',
      plannedPaceLabel: '',
      isSeen: false,
      plannedValue: 30,
      reachedValue: 25,
    })
  })
})
