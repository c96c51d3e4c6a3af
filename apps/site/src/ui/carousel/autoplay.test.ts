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
    expect(after('stop', 'hover-start', 'hover-end')).toBe(false)
  })

  it('waits only as long as the pointer holds it', () => {
    expect(after('hover-start')).toBe(false)
    expect(after('hover-start', 'hover-end')).toBe(true)
  })

  it('is switched by its control, also after something else has stopped it', () => {
    expect(after('toggle')).toBe(false)
    expect(after('toggle', 'toggle')).toBe(true)
    expect(after('stop', 'toggle')).toBe(true)
    expect(after('hover-start', 'toggle', 'hover-end')).toBe(false)
  })
})
