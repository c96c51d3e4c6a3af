// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enhance } from './embed-frame.enhance.ts'

const SILENCE_MS = 3_000
const DEBOUNCE_MS = 100
const ORIGIN = 'https://forms.example'

/** A form's frame at work; `srcdoc` keeps the DOM from loading a page into it. */
function openFrame() {
  history.replaceState(null, '', '/contact')
  document.body.innerHTML = `<div class="embed-frame"><iframe srcdoc=" "></iframe>
    <div class="embed-frame-notice"></div><div class="embed-frame-aside"></div>
    <template data-notice="loading"><p class="embed-frame-loading">Loading</p></template>
    <template data-notice="failed"><p>Get in touch</p></template>
    <template data-notice="submitted"><p class="embed-frame-submitted" tabindex="-1">Thank you</p></template></div>`
  const root = document.querySelector<HTMLElement>('.embed-frame')
  const frame = root?.querySelector('iframe')
  if (!root || !frame) throw new Error('There is no frame')
  const requests: unknown[] = []
  const source = { postMessage: (data: unknown, to: string) => requests.push([to, data]) }
  Object.defineProperty(frame, 'src', { value: `${ORIGIN}/forms/a` })
  Object.defineProperty(frame, 'contentWindow', { value: source })
  // Of another origin, so that it is not known yet whether it has loaded.
  Object.defineProperty(frame, 'contentDocument', { value: document })
  frame.getBoundingClientRect = () =>
    new DOMRect(0, 0, 600, Number.parseFloat(frame.style.blockSize) || 600)
  enhance(root)
  return {
    requests,
    load: () => frame.dispatchEvent(new Event('load')),
    hear: (data: unknown, origin = ORIGIN) =>
      dispatchEvent(Object.assign(new Event('message'), { data, origin, source })),
    height: () => frame.style.blockSize,
    shown: () => root.querySelector('.embed-frame-notice')?.textContent,
    aside: () => root.querySelector('.embed-frame-aside')?.textContent,
    pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  }
}

/** What the frame has logged; expected from here on. */
function takeLog(): readonly unknown[][] {
  const lines = [...vi.mocked(console.error).mock.calls]
  vi.mocked(console.error).mockClear()
  return lines
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(console.error).mockImplementation(() => undefined)
  return () => {
    vi.useRealTimers()
  }
})

describe('EMBED-2 a frame', () => {
  it('is asked for its height and told its page once it has loaded, and has its spinner until then', () => {
    const { requests, load, shown } = openFrame()
    expect([requests, shown()]).toEqual([[], 'Loading'])
    load()
    expect(shown()).toBe('')
    expect(requests).toEqual([
      [ORIGIN, { type: 'prospectus:request-height' }],
      [ORIGIN, expect.objectContaining({ type: 'prospectus:context', page: '/contact', utm: {} })],
    ])
  })

  it('gets the last of several heights after 100 ms, when it differs by more than 5 px', () => {
    const { hear, height, pass } = openFrame()
    hear({ height: 605 })
    pass(DEBOUNCE_MS)
    expect(height()).toBe('')
    hear({ height: 900 })
    pass(DEBOUNCE_MS - 1)
    hear({ height: 800 })
    pass(DEBOUNCE_MS - 1)
    expect(height()).toBe('')
    pass(1)
    expect(height()).toBe('800px')
  })

  it('MSG-2 fills the console with ten unusable heights at most', () => {
    const { hear, height, pass } = openFrame()
    for (let count = 1; count <= 100; count += 1) hear({ height: `${count}` })
    pass(DEBOUNCE_MS)
    expect(height()).toBe('')
    const logged = takeLog()
    expect(logged).toHaveLength(10)
    expect(logged[0]).toEqual([expect.stringMatching(/^Unusable height from https:/), '1'])
  })

  it('ignores messages of another origin', () => {
    const { hear, height, pass } = openFrame()
    hear({ height: 900 }, 'https://evil.example')
    pass(DEBOUNCE_MS)
    expect(height()).toBe('')
  })
})

describe('EMBED-3 a form', () => {
  it('that is silent for 3 s has ways to get in touch beside it, until it responds', () => {
    const { hear, aside, pass } = openFrame()
    pass(SILENCE_MS - 1)
    expect(aside()).toBe('')
    pass(1)
    expect(aside()).toBe('Get in touch')
    expect(takeLog()).toEqual([
      [`No response from ${ORIGIN}/forms/a within 3 s; contact links are shown.`],
    ])
    hear({ height: 700 })
    expect(aside()).toBe('')
  })

  it('that goes on to a second page has them too, when that one is silent', () => {
    const { hear, load, aside, pass } = openFrame()
    hear({ height: 700 })
    hear({ type: 'prospectus:leaving' })
    pass(SILENCE_MS)
    expect([aside(), takeLog().length]).toEqual(['Get in touch', 1])
    load()
    hear({ height: 700 })
    expect(aside()).toBe('')
  })

  it('is thanked for once, and the thanks take the focus', () => {
    const { hear, shown } = openFrame()
    const sent = { type: 'prospectus:submitted', form: 'a' }
    hear(sent)
    document.querySelector<HTMLElement>('.embed-frame-submitted')?.blur()
    hear(sent)
    expect(shown()).toBe('Thank you')
    expect(document.activeElement).toBe(document.body)
  })
})
