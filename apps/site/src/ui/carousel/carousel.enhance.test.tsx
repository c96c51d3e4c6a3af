// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderMarkup } from '../testing/render.tsx'
import { enhance } from './carousel.enhance.ts'
import { Carousel } from './carousel.tsx'

const TURN_MS = 300
const INTERVAL_MS = 6_000
/** The style sheet says how many items fit: three on a wide screen. */
const WIDE_SCREEN = Object.assign(Object.create(CSSStyleDeclaration.prototype), {
  direction: 'ltr',
  getPropertyValue: (name: string) => (name === '--carousel-whole' ? '3' : ''),
})

/** A carousel of links at work, three in view. */
async function openCarousel(items: number, isMoving = false) {
  const slides = Array.from({ length: items }, (_, index) => ({
    uid: String(index),
    content: <a href={`#${index + 1}`}>Reading {index + 1}</a>,
  }))
  const markup = renderMarkup(<Carousel label="Readings" autoplay={isMoving} slides={slides} />)
  document.body.innerHTML = `<a id="before" href="#before">Before</a>${markup}`
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue(WIDE_SCREEN)
  // The document loads no style sheets.
  vi.spyOn(document.head, 'append').mockImplementation((...links) => {
    for (const link of links) if (link instanceof Element) link.dispatchEvent(new Event('load'))
  })
  const root = document.querySelector<HTMLElement>('.carousel')
  if (root === null) throw new Error('There is no carousel')
  for (const [index, slide] of root.querySelectorAll('.carousel-slide').entries()) {
    Object.defineProperty(slide, 'offsetLeft', { value: 300 * index })
  }
  await enhance(root)
  const one = <T extends HTMLElement>(selector: string) => {
    const found = document.querySelector<T>(selector)
    if (found === null) throw new Error(`There is no ${selector}`)
    return found
  }
  return {
    one,
    /** Numbers of the slides in view: those that can be reached. */
    inView: () =>
      [...root.querySelectorAll<HTMLElement>('.carousel-slide')].flatMap((slide, index) =>
        slide.inert ? [] : [index + 1],
      ),
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    press: (key: string) => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    },
    link: (name: number) => one<HTMLAnchorElement>(`a[href="#${name}"]`),
    next: () => one('.carousel-next'),
    previous: () => one('.carousel-previous'),
  }
}

/** Drags the pointer from a slide, and returns whether the click that follows is left to the link. */
function drag(from: HTMLElement, dx: number, dy = 0): boolean {
  const at = (type: string, x: number, y: number) =>
    from.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, isPrimary: true, button: 0, pointerId: 1 },
        ...{ clientX: 500 + x, clientY: 100 + y },
      }),
    )
  at('pointerdown', 0, 0)
  at('pointermove', dx, dy)
  at('pointerup', dx, dy)
  return from.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
  }
})

describe('BLOCK-5 a carousel', () => {
  it('wraps both ways, fills the last page up, and leaves the focus on its buttons', async () => {
    const { inView, next, previous, pass } = await openCarousel(7)
    const turn = async (button: HTMLElement) => {
      button.focus()
      button.click()
      await pass(TURN_MS)
      expect(document.activeElement).toBe(button)
      return inView()
    }
    expect(await turn(next())).toEqual([4, 5, 6])
    expect(await turn(next())).toEqual([5, 6, 7])
    expect(await turn(next())).toEqual([1, 2, 3])
    expect(await turn(previous())).toEqual([5, 6, 7])
  })

  it('ignores buttons and keys for the 300 ms of a turn', async () => {
    const { inView, next, press, pass } = await openCarousel(9)
    next().focus()
    next().click()
    next().click()
    press('End')
    await pass(TURN_MS - 1)
    next().click()
    expect(inView()).toEqual([4, 5, 6])
    await pass(1)
    next().click()
    expect(inView()).toEqual([7, 8, 9])
  })

  it('has no pages when all items fit', async () => {
    const { inView, link, press } = await openCarousel(3)
    link(1).focus()
    press('ArrowRight')
    expect(inView()).toEqual([1, 2, 3])
  })

  it('is turned by keys while the focus is inside, and only then', async () => {
    const { inView, one, next, press, pass } = await openCarousel(9)
    one('#before').focus()
    press('ArrowRight')
    expect(inView()).toEqual([1, 2, 3])
    next().focus()
    const seen: (number | undefined)[] = []
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      press(key)
      await pass(TURN_MS)
      seen.push(inView()[0])
    }
    expect(seen).toEqual([4, 7, 1, 7, 1])
  })

  it('moves the focus into the new page when it was in the one that left', async () => {
    const { link, press } = await openCarousel(9)
    link(2).focus()
    press('ArrowRight')
    expect(document.activeElement).toBe(link(4))
  })
})

describe('BLOCK-5 a carousel by pointer', () => {
  it.each([
    [-80, [4, 5, 6]],
    [-79, [1, 2, 3]],
  ])('dragged over %d px shows %j', async (dx, shown) => {
    const { inView, link } = await openCarousel(9)
    drag(link(2), dx)
    expect(inView()).toEqual(shown)
  })

  it.each([
    [10, 0, true],
    [-11, 0, false],
    [0, 11, false],
  ])(
    'dragged over %d and %d px from a link follows it: %s; the click after it does',
    async (...given) => {
      const [dx, dy, isFollowed] = given
      const { link } = await openCarousel(9)
      expect(drag(link(2), dx, dy)).toBe(isFollowed)
      expect(drag(link(2), 0)).toBe(true)
    },
  )
})

describe('BLOCK-5 a carousel that moves by itself', () => {
  it('turns every 6 s, and does not announce it', async () => {
    const { inView, one, pass } = await openCarousel(9, true)
    await pass(INTERVAL_MS - 1)
    expect(inView()).toEqual([1, 2, 3])
    await pass(1)
    expect(inView()).toEqual([4, 5, 6])
    expect(one('.carousel-status').getAttribute('aria-live')).toBe('off')
  })

  it('is stopped and started by its control', async () => {
    const { inView, one, pass } = await openCarousel(9, true)
    const control = one('.carousel-rotation')
    control.click()
    await pass(INTERVAL_MS)
    expect(inView()).toEqual([1, 2, 3])
    expect(control.getAttribute('aria-label')).toBe('Start moving')
    expect(one('.carousel-status').getAttribute('aria-live')).toBe('polite')
    control.click()
    await pass(INTERVAL_MS)
    expect(inView()).toEqual([4, 5, 6])
    expect(control.getAttribute('aria-label')).toBe('Stop moving')
  })

  it.each([
    ['the focus comes in', (link: HTMLElement) => link.focus(), [1, 2, 3]],
    ['a page is turned by hand', (link: HTMLElement) => void drag(link, -100), [4, 5, 6]],
  ])('stops for good when %s', async (_, act, shown) => {
    const { inView, one, link, pass } = await openCarousel(9, true)
    act(link(2))
    await pass(INTERVAL_MS)
    one('#before').focus()
    await pass(INTERVAL_MS)
    expect(inView()).toEqual(shown)
  })
})
