// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { enhance as enhanceAudio } from '../audio-player/audio-player.enhance.ts'
import { AudioPlayer } from '../audio-player/audio-player.tsx'
import { renderMarkup } from '../testing/render.tsx'

it('BLOCK-12 a recording that starts pauses the other one on its page', () => {
  document.body.innerHTML = renderMarkup(
    <>
      <AudioPlayer id="one" src="/assets/f/1/x/ab/one.mp3" title="One" />
      <AudioPlayer id="two" src="/assets/f/1/x/ab/two.mp3" title="Two" />
    </>,
  )
  for (const player of document.querySelectorAll<HTMLElement>('[data-enhance]'))
    enhanceAudio(player)
  const [first, second] = document.querySelectorAll<HTMLButtonElement>('[data-part="play"]')
  const playing = () => [...document.querySelectorAll('audio')].map(({ paused }) => !paused)
  first?.click()
  expect(playing()).toEqual([true, false])
  second?.click()
  expect(playing()).toEqual([false, true])
})
