import type { ProjectCurves } from '@prospectus/portfolio/project-curves'
import { describe, expect, it } from 'vitest'
import { type DiscoveryWithTexts, sCurveSummary } from './s-curve-summary.ts'

const curves: ProjectCurves = {
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
const summaryAt = (at: number) => sCurveSummary(curves, at, discovery, formats)

describe('the S-curve of a project whose delay came to light', () => {
  it('has the caption of the time at the needle', () => {
    expect([1, 2, 2.5, 3, 4].map((at) => summaryAt(at).caption)).toEqual([
      ...['on plan', 'seen', 'seen', 'reported', 'reported'],
    ])
    expect(summaryAt(1)).toMatchObject({ isSeen: false, isReported: false })
    expect(summaryAt(2)).toMatchObject({ isSeen: true, isReported: false })
    expect(summaryAt(3)).toMatchObject({ isSeen: true, isReported: true })
  })

  it('names the finish of both forecasts', () => {
    expect(summaryAt(2)).toMatchObject({
      plannedPaceLabel: 'act: day 6',
      paceSoFarLabel: 'wait: day 6',
    })
    expect(summaryAt(4)).toMatchObject({
      plannedPaceLabel: 'act: day 7',
      paceSoFarLabel: 'wait: day 8',
    })
  })

  it('compares both forecasts after the last known day, and keeps the figures of that day', () => {
    expect(summaryAt(6)).toMatchObject({
      plannedValue: 50,
      reachedValue: 45,
      caption: '£50 or £45',
    })
    expect(summaryAt(6).status.at).toBe(4)
  })

  it('has no caption without a delay', () => {
    const plain = sCurveSummary(curves, 3, undefined, formats)
    expect(plain).toMatchObject({
      caption: '',
      plannedPaceLabel: '',
      isSeen: false,
      plannedValue: 30,
      reachedValue: 25,
    })
  })
})
