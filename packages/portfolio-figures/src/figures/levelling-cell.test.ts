import { applyMoves, type Move } from '@prospectus/portfolio/levelling'
import { describe, expect, it } from 'vitest'
import { messagesFor } from '../messages/messages.ts'
import { capacityFormat } from './capacity-summary.ts'
import { cellAt, cellName } from './levelling-cells.ts'

const teams = [{ name: 'Design', capacity: 100, booked: [90, 130, 100, 60] }]

function cells(moves: readonly Move[] = [], heldMove?: Move) {
  const teamsWithHeld = applyMoves(teams, heldMove === undefined ? moves : [...moves, heldMove])
  return [0, 1, 2, 3].map((week) =>
    cellAt(teams, { moves, heldMove, teamsWithHeld }, { team: 0, week }),
  )
}

describe('a cell from which hours are moved', () => {
  it('names what a visitor can do with it', () => {
    const states = (...parameters: Parameters<typeof cells>) =>
      cells(...parameters).map(({ state }) => state)
    expect(states()).toEqual(['still', 'loose', 'still', 'still'])
    expect(states([], { team: 0, from: 1, to: 1 })).toEqual(['open', 'held', 'still', 'open'])
    expect(states([], { team: 0, from: 1, to: 3 })).toEqual(['open', 'held', 'still', 'target'])
    expect(states([{ team: 0, from: 1, to: 3 }])).toEqual(['still', 'still', 'still', 'loose'])
  })

  it.each([
    ['en', 'Design, week 41: 130%, 30 h too many', 'Design, week 43: 90%, 30 h moved here'],
    [
      'de',
      'Design, Woche 41: 130 %, 30 h zu viel',
      'Design, Woche 43: 90 %, 30 h hierher verschoben',
    ],
  ])('has a name that says its figures: %s', (lang, over, moved) => {
    const { capacity, locale } = messagesFor(lang)
    const messages = { ...capacity, locale }
    const named = (moves: readonly Move[], week: number) => {
      const cell = cells(moves)[week]
      return cell && cellName(cell, ['Design', week], messages, capacityFormat(messages, 40))
    }
    expect(named([], 1)?.replaceAll('\u00a0', ' ')).toBe(over)
    expect(named([{ team: 0, from: 1, to: 3 }], 3)?.replaceAll('\u00a0', ' ')).toBe(moved)
  })
})
