import {
  findPart,
  pauseOthersOnPlay,
  showFailures,
  start,
  syncSpeed,
} from '../playback/playback.ts'

/** Starts a video by a button on its poster, then shows the browser's controls (BLOCK-12). Nothing loads before. */
export function enhance(player: HTMLElement): void {
  const video = player.querySelector('video')
  const startButton = findPart<HTMLButtonElement>(player, 'start')
  if (!video || !startButton) return

  pauseOthersOnPlay(video)
  syncSpeed(video, findPart<HTMLSelectElement>(player, 'speed'))
  const cover = findPart(player, 'cover')
  const speedControls = findPart(player, 'speeds')
  const captions = findPart(player, 'captions')
  const showStartButton = () => {
    const hasFocus = video === document.activeElement
    video.controls = false
    startButton.hidden = false
    if (cover) cover.hidden = false
    if (hasFocus) startButton.focus()
  }
  const showControls = () => {
    video.controls = true
    startButton.hidden = true
    if (cover) cover.hidden = true
  }
  const showSpeedAndCaptions = () => {
    if (speedControls) speedControls.hidden = false
    if (captions) showCaptionsBelow(video, captions)
  }
  // Browser controls do not retry a failed file: the button does.
  showFailures(video, player, showStartButton)
  if (video.paused) {
    showStartButton()
    video.addEventListener('play', showSpeedAndCaptions, { once: true })
  } else {
    showSpeedAndCaptions()
  }
  video.addEventListener('play', showControls)
  startButton.addEventListener('click', () => {
    showControls()
    video.focus()
    start(video)
  })
}

/**
 * Shows captions under the picture, where they cover nothing (BLOCK-12). On iPhones the browser keeps drawing them,
 * since CSS cannot detect their full screen.
 */
function showCaptionsBelow(video: HTMLVideoElement, captionsElement: HTMLElement): void {
  const [track] = video.textTracks
  if (track === undefined || !document.fullscreenEnabled) return
  const updateVisibility = () => {
    captionsElement.hidden = track.mode !== 'showing'
  }
  video.textTracks.addEventListener('change', updateVisibility)
  track.addEventListener('cuechange', () => {
    const cues = Array.from(track.activeCues ?? []).filter((cue) => cue instanceof VTTCue)
    captionsElement.replaceChildren(
      ...cues.flatMap((cue, at) => [at === 0 ? '' : '\n', cue.getCueAsHTML()]),
    )
  })
  updateVisibility()
}
