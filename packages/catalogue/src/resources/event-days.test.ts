import { describe, expect, it } from 'vitest'
import { type EventDays, eventDaysOf, isOver, upcomingFirst } from './event-days.ts'

describe('BLOCK-13 the days of an event', () => {
  it('are those of its time zone', () => {
    const brisbane = { time_zone: 'Australia/Brisbane', starts_at: '2027-05-19 23:00' }
    expect(eventDaysOf(brisbane)).toEqual({ first: '2027-05-20', last: '2027-05-20' })
    expect(eventDaysOf({ ...brisbane, ends_at: '2027-05-21 06:00' })).toEqual({
      ...{ first: '2027-05-20', last: '2027-05-21' },
    })
  })

  it('are in UTC without a valid time zone', () => {
    for (const time_zone of [undefined, '', 'Moon/Base', 7, {}]) {
      expect(eventDaysOf({ time_zone, starts_at: '2027-05-19 23:00' })?.first).toBe('2027-05-19')
    }
  })

  it('are none without a start', () => {
    for (const content of [{}, null, 7, { starts_at: 'soon' }, { ends_at: '2027-05-19' }]) {
      expect(eventDaysOf(content)).toBeUndefined()
    }
  })

  it('are past from the day after the last one', () => {
    const days = { first: '2027-05-19', last: '2027-05-20' }
    expect(['2027-05-19', '2027-05-20', '2027-05-21'].map((day) => isOver(days, day))).toEqual([
      ...[false, false, true],
    ])
  })
})

it('BLOCK-13 upcoming events come before past ones, soonest first, and all else keeps its position', () => {
  const on = (day: string): EventDays => ({ first: day, last: day })
  const list = [
    { name: 'past', days: on('2026-01-01') },
    { name: 'article', days: undefined },
    { name: 'late', days: on('2026-09-01') },
    { name: 'older', days: on('2025-01-01') },
    { name: 'soon', days: on('2026-03-01') },
  ]
  const names = (today: string) =>
    upcomingFirst(list, ({ days }) => days, today).map(({ name }) => name)
  expect(names('2026-02-01')).toEqual(['soon', 'article', 'late', 'past', 'older'])
  expect(names('2026-03-02')).toEqual(['late', 'article', 'past', 'older', 'soon'])
})
