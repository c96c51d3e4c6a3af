import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enhance } from './media.always.ts'

let resized: () => void

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe() {
        resized()
      }
    },
  )
})

afterEach(() => void vi.unstubAllGlobals())

/** The parts of a windowed drawing that the enhancer touches. */
function drawing(width: number) {
  const attributes = new Map<string, string>()
  const view = {
    scrollWidth: 704,
    clientWidth: width,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  }
  const parts: Record<string, object> = { '.product-window-view': view, img: { alt: 'Gates' } }
  const media = { querySelector: (selector: string) => parts[selector] ?? null }
  return { media: media as object as HTMLElement, view, attributes }
}

describe('a drawn interface in the browser', () => {
  it('is reached by the keyboard, under its own name, while it is wider than its window', () => {
    const { media, attributes } = drawing(390)
    enhance(media)
    expect(Object.fromEntries(attributes)).toEqual({
      tabindex: '0',
      role: 'group',
      'aria-label': 'Gates',
    })
  })

  it('is no tab stop when it is shown whole, also after the window has grown', () => {
    expect(drawing(704).attributes.size).toBe(0)
    const { media, view, attributes } = drawing(390)
    enhance(media)
    view.clientWidth = 704
    resized()
    expect(attributes.size).toBe(0)
  })
})
