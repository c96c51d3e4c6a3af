import { describe, expect, it } from 'vitest'
import { renderMarkup } from '../testing/render.tsx'
import { AudioPlayer } from './audio-player.tsx'

const html = renderMarkup(<AudioPlayer id="recording" src="/assets/f/1/x/ab/one.mp3" title="One" />)

describe('BLOCK-12 the audio player', () => {
  it('is the browser’s player without script, and loads nothing before it is used', () => {
    expect(html).toMatch(/<audio [^>]*controls=""[^>]*preload="none"[^>]*one\.mp3"/)
    expect(html).toMatch(/role="group" aria-label="Audio player: One" data-part="panel" hidden=""/)
  })

  it('labels every control', () => {
    for (const name of ['Play', 'Pause', 'Back 15 seconds', 'Forward 15 seconds']) {
      expect(html).toContain(`<span class="visually-hidden">${name}</span>`)
    }
    expect(html).toMatch(/<input [^>]*type="range"[^>]*aria-label="Position"/)
    expect(html).toMatch(/<label [^>]*><span [^>]*>Speed<\/span><select /)
  })

  it('offers speeds from three quarters to twice', () => {
    const speeds = [...html.matchAll(/<option value="([\d.]+)"/g)].map(([, value]) => Number(value))
    expect(speeds).toEqual([0.75, 1, 1.25, 1.5, 1.75, 2])
  })

  it('offers the file for when it cannot be played', () => {
    expect(html).toMatch(
      /<template [^>]*>.*<a href="\/assets\/f\/1\/x\/ab\/one\.mp3" [^>]*hidden="">/s,
    )
  })
})
