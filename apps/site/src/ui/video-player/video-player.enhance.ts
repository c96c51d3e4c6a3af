import { followSpeed, playAlone, start, tellFailure } from '../playback/playback.ts'

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
  const cover = part(player, 'cover')
  const keys = part(player, 'keys')
  const captions = part(player, 'captions')
  const offer = () => {
    const hasFocus = film === document.activeElement
    film.controls = false
    key.hidden = false
    if (cover) cover.hidden = false
    if (hasFocus) key.focus()
  }
  const begin = () => {
    film.controls = true
    key.hidden = true
    if (cover) cover.hidden = true
  }
  const showRest = () => {
    if (keys) keys.hidden = false
    if (captions) captionsBelow(film, captions)
  }
  // The browser's own controls do not ask again for a file that has failed: the button does, under the picture.
  tellFailure(film, player, offer)
  if (film.paused) {
    offer()
    film.addEventListener('play', showRest, { once: true })
  } else {
    showRest()
  }
  film.addEventListener('play', begin)
  key.addEventListener('click', () => {
    begin()
    film.focus()
    start(film)
  })
}

function part<E extends HTMLElement>(player: HTMLElement, name: string): E | null {
  return player.querySelector<E>(`[data-part="${name}"]`)
}

/**
 * Shows the captions of a film in an element under its picture, where they cover nothing (BLOCK-12). The
 * browser's own menu of captions still turns them on and off. Where full screen belongs to the device, as on
 * telephones of Apple, a style sheet cannot tell when the film fills it: there the browser keeps drawing them.
 */
function captionsBelow(film: HTMLVideoElement, below: HTMLElement): void {
  const [track] = film.textTracks
  if (track === undefined || !document.fullscreenEnabled) return
  const follow = () => {
    below.hidden = track.mode !== 'showing'
  }
  film.textTracks.addEventListener('change', follow)
  track.addEventListener('cuechange', () => {
    const cues = Array.from(track.activeCues ?? []).filter((cue) => cue instanceof VTTCue)
    below.replaceChildren(...cues.flatMap((cue, at) => [at === 0 ? '' : '\n', cue.getCueAsHTML()]))
  })
  follow()
}
