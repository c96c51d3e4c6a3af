import { readDate } from '@prospectus/protocol/values/date'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rollForward } from './bundled-content.ts'

const event = {
  component: 'modules/resource',
  repeats: 'yearly',
  date: '2025-02-03 08:00',
  starts_at: '2025-03-20 14:00',
  ends_at: '2025-03-20T15:30:00.000Z',
}
const on = (day: string, content: object = event) => rollForward(content, new Date(day))

describe('DATA-6 an event that comes every year', () => {
  it('does not move while it is in the future', () => {
    expect(on('2025-03-20T13:59:00Z')).toBe(event)
  })

  it('moves by the whole weeks of a year after its begin, and keeps its stored format', () => {
    expect(on('2025-03-21T00:00:00Z')).toEqual({
      ...event,
      starts_at: '2026-03-19 14:00',
      ends_at: '2026-03-19T15:30:00.000Z',
      date: '2025-03-17 08:00',
    })
  })

  it('moves its announcement as well, but not into the future', () => {
    expect(on('2026-03-01T00:00:00Z')).toMatchObject({
      starts_at: '2026-03-19 14:00',
      date: '2026-02-02 08:00',
    })
  })

  it('moves by years, however long ago it was', () => {
    expect(on('2031-06-01T00:00:00Z')).toMatchObject({ starts_at: '2032-03-18 14:00' })
  })

  it.each([
    ['does not repeat', { ...event, repeats: '' }],
    ['has no usable start', { ...event, starts_at: 'in spring' }],
    ['is nothing', undefined],
  ])('is left alone if it %s', (_, content) => {
    expect(rollForward(content, new Date('2030-01-01'))).toBe(content)
  })

  it('is in the future, on the same weekday and hour, and moving it again at that moment changes nothing', () => {
    const timestamps = fc.date({
      min: new Date('2010-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(timestamps, timestamps, (starts, now) => {
        const starts_at = starts.toISOString()
        const once = rollForward({ ...event, starts_at }, now)
        const moved = readDate((once as typeof event).starts_at) ?? new Date(0)
        expect(moved >= now || moved.toISOString() === starts_at).toBe(true)
        expect([moved.getUTCDay(), moved.getUTCHours()]).toEqual([
          starts.getUTCDay(),
          starts.getUTCHours(),
        ])
        expect(moved.getTime() - Math.max(now.getTime(), starts.getTime())).toBeLessThan(
          372 * 86_400_000,
        )
        expect(rollForward(once, now)).toBe(once)
      }),
    )
  })
})
