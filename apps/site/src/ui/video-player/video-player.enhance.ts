import { followSpeed, playAlone, start } from '../playback/playback.ts'
import { captionsBelow } from './captions-below.ts'

/**
 * A film begins with one large button on its poster, and then has the browser's own controls with a choice of
 * speeds under it (BLOCK-12). Nothing of the film is loaded before that button is pressed.
 */
export function enhance(player: HTMLElement): void {
  const film = player.querySelector('video')
  const key = part<HTMLButtonElement>(player, 'start')
  if (!film || !key) return

  playAlone(film)
  followSpeed(film, part<HTMLSelectElement>(player, 'speed'))
  const keys = part(player, 'keys')
  const captions = part(player, 'captions')
  const showRest = () => {
    if (keys) keys.hidden = false
    if (captions) captionsBelow(film, captions)
  }
  film.querySelector('source')?.addEventListener('error', () => sayFailed(player))
  film.addEventListener('error', () => sayFailed(player))
  if (!film.paused) {
    showRest()
    return
  }

  film.controls = false
  key.hidden = false
  const cover = part(player, 'cover')
  if (cover) cover.hidden = false
  const begin = () => {
    if (key.hidden) return
    film.controls = true
    key.hidden = true
    cover?.remove()
    showRest()
  }
  film.addEventListener('play', begin, { once: true })
  key.addEventListener('click', () => {
    begin()
    film.focus()
    // A source that this browser cannot play may have failed before anybody listened.
    if (film.networkState === film.NETWORK_NO_SOURCE) sayFailed(player)
    else start(film)
  })
}

function sayFailed(player: HTMLElement): void {
  const words = part<HTMLTemplateElement>(player, 'failure')?.content.cloneNode(true)
  if (words) part(player, 'failed')?.replaceChildren(words)
}

function part<E extends HTMLElement>(player: HTMLElement, name: string): E | null {
  return player.querySelector<E>(`[data-part="${name}"]`)
}
