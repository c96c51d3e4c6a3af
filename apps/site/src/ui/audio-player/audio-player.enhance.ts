import { formatClock } from '../playback/clock.ts'
import {
  findPart,
  loadMetadata,
  pauseOthersOnPlay,
  seekTo,
  showFailures,
  start,
  syncSpeed,
} from '../playback/playback.ts'

/** Step of the buttons, Page Up and Page Down. */
const SEEK_SECONDS = 15
/** Step of the arrow keys. */
const SMALL_SEEK_SECONDS = 5

/** Replaces the browser's player with the site's own (BLOCK-12). */
export function enhance(player: HTMLElement): void {
  const audio = player.querySelector('audio')
  const panel = findPart<HTMLElement>(player, 'panel')
  const playButton = findPart<HTMLButtonElement>(player, 'play')
  const positionInput = findPart<HTMLInputElement>(player, 'position')
  if (!audio || !panel || !playButton || !positionInput) return

  panel.hidden = false
  audio.controls = false
  pauseOthersOnPlay(audio)
  syncSpeed(audio, findPart<HTMLSelectElement>(player, 'speed'))
  const seekBy = (seconds: number) => seekTo(audio, audio.currentTime + seconds)

  playButton.addEventListener('click', () => (audio.paused ? start(audio) : audio.pause()))
  findPart(player, 'back')?.addEventListener('click', () => seekBy(-SEEK_SECONDS))
  findPart(player, 'forward')?.addEventListener('click', () => seekBy(SEEK_SECONDS))
  for (const type of ['pointerdown', 'focus'])
    positionInput.addEventListener(type, () => loadMetadata(audio))
  positionInput.addEventListener('input', () => seekTo(audio, Number(positionInput.value)))
  positionInput.addEventListener('keydown', (event) => {
    const seconds = SECONDS_OF_KEY[event.key]
    if (seconds === undefined) return
    event.preventDefault()
    seekBy(seconds)
  })

  const showCurrentPosition = () => showPosition(player, audio, positionInput)
  for (const type of ['timeupdate', 'durationchange', 'seeking', 'seeked']) {
    audio.addEventListener(type, showCurrentPosition)
  }
  for (const type of ['play', 'pause']) {
    audio.addEventListener(type, () => showPlayState(player, audio.paused))
  }
  showFailures(audio, player, () => showPlayState(player, true))
  showCurrentPosition()
}

const SECONDS_OF_KEY: Readonly<Record<string, number>> = {
  ArrowLeft: -SMALL_SEEK_SECONDS,
  ArrowDown: -SMALL_SEEK_SECONDS,
  ArrowRight: SMALL_SEEK_SECONDS,
  ArrowUp: SMALL_SEEK_SECONDS,
  PageDown: -SEEK_SECONDS,
  PageUp: SEEK_SECONDS,
}

function showPosition(player: HTMLElement, audio: HTMLAudioElement, input: HTMLInputElement) {
  const isKnown = Number.isFinite(audio.duration)
  const [positionText, lengthText] = [
    formatClock(audio.currentTime),
    isKnown ? formatClock(audio.duration) : '–:––',
  ]
  input.max = isKnown ? String(audio.duration) : '1'
  input.value = isKnown ? String(audio.currentTime) : '0'
  const spokenText = (input.dataset.reading ?? '')
    .replace('{now}', positionText)
    .replace('{length}', lengthText)
  input.setAttribute('aria-valuetext', isKnown ? spokenText : positionText)
  setPartText(player, 'now', positionText)
  setPartText(player, 'length', lengthText)
}

function showPlayState(player: HTMLElement, isPaused: boolean): void {
  const [whenPaused, whenPlaying] = [
    findPart(player, 'when-paused'),
    findPart(player, 'when-playing'),
  ]
  if (whenPaused) whenPaused.hidden = !isPaused
  if (whenPlaying) whenPlaying.hidden = isPaused
}

function setPartText(player: HTMLElement, name: string, text: string): void {
  const target = findPart(player, name)
  if (target && target.textContent !== text) target.textContent = text
}
