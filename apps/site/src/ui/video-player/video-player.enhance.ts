import { followSpeed, playAlone, showFailure, start } from '../playback/playback.ts'

/** Starts a video by a button on its poster, then shows the browser's controls (BLOCK-12). Nothing loads before. */
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
  // Browser controls do not retry a failed file: the button does.
  showFailure(film, player, offer)
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
 * Shows captions under the picture, where they cover nothing (BLOCK-12). On iPhones the browser keeps drawing them,
 * since CSS cannot detect their full screen.
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
