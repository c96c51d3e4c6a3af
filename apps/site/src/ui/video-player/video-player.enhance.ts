import { findPart, followSpeed, playAlone, showFailure, start } from '../playback/playback.ts'

/** Starts a video by a button on its poster, then shows the browser's controls (BLOCK-12). Nothing loads before. */
export function enhance(player: HTMLElement): void {
  const video = player.querySelector('video')
  const key = findPart<HTMLButtonElement>(player, 'start')
  if (!video || !key) return

  playAlone(video)
  followSpeed(video, findPart<HTMLSelectElement>(player, 'speed'))
  const cover = findPart(player, 'cover')
  const keys = findPart(player, 'keys')
  const captions = findPart(player, 'captions')
  const offer = () => {
    const hasFocus = video === document.activeElement
    video.controls = false
    key.hidden = false
    if (cover) cover.hidden = false
    if (hasFocus) key.focus()
  }
  const begin = () => {
    video.controls = true
    key.hidden = true
    if (cover) cover.hidden = true
  }
  const showRest = () => {
    if (keys) keys.hidden = false
    if (captions) captionsBelow(video, captions)
  }
  // Browser controls do not retry a failed file: the button does.
  showFailure(video, player, offer)
  if (video.paused) {
    offer()
    video.addEventListener('play', showRest, { once: true })
  } else {
    showRest()
  }
  video.addEventListener('play', begin)
  key.addEventListener('click', () => {
    begin()
    video.focus()
    start(video)
  })
}

/**
 * Shows captions under the picture, where they cover nothing (BLOCK-12). On iPhones the browser keeps drawing them,
 * since CSS cannot detect their full screen.
 */
function captionsBelow(video: HTMLVideoElement, below: HTMLElement): void {
  const [track] = video.textTracks
  if (track === undefined || !document.fullscreenEnabled) return
  const follow = () => {
    below.hidden = track.mode !== 'showing'
  }
  video.textTracks.addEventListener('change', follow)
  track.addEventListener('cuechange', () => {
    const cues = Array.from(track.activeCues ?? []).filter((cue) => cue instanceof VTTCue)
    below.replaceChildren(...cues.flatMap((cue, at) => [at === 0 ? '' : '\n', cue.getCueAsHTML()]))
  })
  follow()
}
