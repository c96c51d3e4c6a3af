import { describe, expect, it } from 'vitest'
import { isFromFrame, readFrameMessage } from './frame-message.ts'

describe('a message from a frame', () => {
  it('EMBED-2 is a height, with our type or without one', () => {
    expect(readFrameMessage({ type: 'prospectus:height', height: 740 })).toEqual({
      kind: 'height',
      height: 740,
    })
    expect(readFrameMessage({ height: 740 })).toEqual({ kind: 'height', height: 740 })
  })

  it('MSG-2 is a height that cannot be used, passed on unchanged', () => {
    expect(readFrameMessage({ type: 'prospectus:height' })).toEqual({
      kind: 'height',
      height: undefined,
    })
    expect(readFrameMessage({ height: '740' })).toEqual({ kind: 'height', height: '740' })
  })

  it('EMBED-3 says that the visitor follows a link', () => {
    expect(readFrameMessage({ type: 'prospectus:leaving' })).toEqual({ kind: 'leaving' })
  })

  it('EMBED-3 says that a form was submitted', () => {
    expect(readFrameMessage({ type: 'prospectus:submitted', form: 'contact' })).toEqual({
      kind: 'submitted',
      form: 'contact',
      opensThanksPage: false,
    })
    const onward = { type: 'prospectus:submitted', form: 'contact', onward: true }
    expect(readFrameMessage(onward)).toMatchObject({ opensThanksPage: true })
  })

  it.each([
    undefined,
    null,
    740,
    '{"height":740}',
    [740],
    {},
    { type: 'resize', height: 740 },
    { type: 'prospectus:request-height' },
    { type: 'prospectus:submitted' },
  ])('is ignored: %j', (data) => expect(readFrameMessage(data)).toBeUndefined())
})

describe('the sender of a message', () => {
  const window = {}
  const frame = { window, origin: 'https://embeds.vendor.example' }

  it('EMBED-2 is the frame itself, at its own origin', () => {
    expect(isFromFrame({ source: window, origin: frame.origin }, frame)).toBe(true)
  })

  it.each([
    ['another origin', { source: window, origin: 'https://evil.example' }],
    ['the same host on another port', { source: window, origin: `${frame.origin}:8443` }],
    [
      'the same host without encryption',
      { source: window, origin: 'http://embeds.vendor.example' },
    ],
    ['no origin', { source: window, origin: 'null' }],
    ['another window', { source: {}, origin: frame.origin }],
    ['no window', { source: null, origin: frame.origin }],
  ])('EMBED-2 is not %s', (_, message) => expect(isFromFrame(message, frame)).toBe(false))

  it('EMBED-2 is never the frame while it has no window', () => {
    const gone = { window: null, origin: frame.origin }
    expect(isFromFrame({ source: null, origin: frame.origin }, gone)).toBe(false)
  })
})
