import { describe, expect, it } from 'vitest'
import { type Autoplay, type AutoplayEvent, afterEvent, isRotating } from './rotation.ts'

const rotating: Autoplay = { isOn: true, isHovered: false }
const after = (...events: readonly AutoplayEvent[]) =>
  isRotating(events.reduce(afterEvent, rotating))

describe('BLOCK-5 autoplay', () => {
  it('turns until it is stopped, and stays stopped', () => {
    expect(after()).toBe(true)
    expect(after('stop')).toBe(false)
    expect(after('stop', 'stop')).toBe(false)
    expect(after('stop', 'hold', 'release')).toBe(false)
  })

  it('waits only as long as the pointer holds it', () => {
    expect(after('hold')).toBe(false)
    expect(after('hold', 'release')).toBe(true)
  })

  it('is switched by its control, also after something else has stopped it', () => {
    expect(after('switch')).toBe(false)
    expect(after('switch', 'switch')).toBe(true)
    expect(after('stop', 'switch')).toBe(true)
    expect(after('hold', 'switch', 'release')).toBe(false)
  })
})
