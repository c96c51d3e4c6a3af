import { describe, expect, it } from 'vitest'
import { films } from './films.ts'

describe.each(films)('the film $name', (film) => {
  it('is the same in every run, without NaN or undefined', () => {
    for (let moment = 0; moment <= film.length; moment += 1) {
      const frame = film.frame(moment)
      expect(frame).toBe(film.frame(moment))
      expect(frame).not.toMatch(/NaN|undefined|"-\d+(\.\d+)?" fill|Infinity/)
    }
  })

  it('BLOCK-12 has captions from beginning to end', () => {
    const { cues, length } = film
    expect(cues[0]?.from).toBe(0)
    expect(cues.at(-1)?.to).toBe(length)
    expect(cues.slice(1).map(({ from }) => from)).toEqual(cues.slice(0, -1).map(({ to }) => to))
  })
})
