import { describe, expect, it } from 'vitest'
import { messagesFor } from '../messages/messages.ts'
import { createLevellingMover, type Levelling } from './levelling-mover.ts'

const booking = {
  firstWeek: 40,
  teams: [
    { name: 'Design', capacity: 100, booked: [90, 130, 120, 100, 60] },
    { name: 'Testing', capacity: 100, booked: [100, 100, 140, 100, 100] },
  ],
}

function tryMover(moves: Levelling['moves'] = []) {
  const { capacity, locale } = messagesFor('en')
  const announcements: string[] = []
  const messages = { ...capacity, locale }
  const mover = createLevellingMover({
    booking,
    messages,
    moves,
    draw: () => undefined,
    announce: (text) => announcements.push(text),
  })
  const design = () => mover.state().teamsWithHeld[0]?.booked
  return { mover, design, last: () => announcements.at(-1) }
}

describe('moving hours in a heat map', () => {
  it('picks hours up, moves them to a week and drops them, and announces each step', () => {
    const { mover, design, last } = tryMover()
    mover.pickUp(0, 1)
    expect(last()).toBe('30\u00a0h of Design in week 41: to which week?')
    mover.step(1)
    expect(last()).toBe('30\u00a0h from week 41 to week 44. Beyond capacity then: 60\u00a0h.')
    expect(design()).toEqual([90, 100, 120, 100, 90])
    mover.drop()
    expect(last()).toBe(
      '30\u00a0h of Design moved from week 41 to week 44. Beyond capacity now: 60\u00a0h.',
    )
    expect(mover.state()).toMatchObject({
      moves: [{ team: 0, from: 1, to: 4 }],
      heldMove: undefined,
    })
  })

  it('announces how many hours fit if there is less room, and leaves the rest', () => {
    const { mover, design, last } = tryMover()
    mover.pickUp(0, 1)
    mover.step(-1)
    expect(last()).toBe(
      '10\u00a0h of 30\u00a0h from week 41 to week 40. Beyond capacity then: 80\u00a0h.',
    )
    expect(mover.heldHoursText()).toBe('10\u00a0h')
    mover.drop()
    expect(design()).toEqual([100, 120, 120, 100, 60])
  })

  it('returns hours that are not dropped', () => {
    const { mover, design, last } = tryMover()
    mover.pickUp(0, 1)
    mover.step(1)
    mover.cancel()
    expect(design()).toEqual(booking.teams[0]?.booked)
    expect(last()).toBe('Not moved.')
    expect(mover.state().moves).toEqual([])
  })

  it('announces that a week has no room, or that no earlier or later week has', () => {
    const { mover, last } = tryMover()
    mover.pickUp(0, 1)
    mover.moveTo(3)
    expect(last()).toBe('Design has no room in week 43.')
    mover.drop()
    expect(mover.state()).toMatchObject({ moves: [], heldMove: undefined })
    mover.pickUp(1, 2)
    mover.step(1)
    expect(last()).toBe('No week with room on that side.')
    mover.pickUp(1, 0)
    expect(last()).toBe('Testing has nothing to move in week 40.')
  })

  it('moves with two presses, the first on the hours and the second on a week', () => {
    const { mover, design } = tryMover()
    mover.press(0, 2)
    mover.press(0, 4)
    expect(design()).toEqual([90, 130, 100, 100, 80])
    expect(mover.state()).toMatchObject({
      moves: [{ team: 0, from: 2, to: 4 }],
      heldMove: undefined,
    })
    mover.press(0, 1)
    mover.press(0, 1)
    expect(mover.state().heldMove).toBeUndefined()
    mover.press(0, 1)
    mover.press(1, 2)
    expect(mover.state().heldMove).toEqual({ team: 1, from: 2, to: 2 })
  })

  it('starts from the address’s moves, and resets to the booked hours', () => {
    const { mover, design, last } = tryMover([{ team: 0, from: 2, to: 4 }])
    expect(design()).toEqual([90, 130, 100, 100, 80])
    mover.reset()
    expect(design()).toEqual(booking.teams[0]?.booked)
    expect(last()).toBe('All hours are in the weeks they were booked for.')
  })
})
