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
  const play = findPart<HTMLButtonElement>(player, 'play')
  const position = findPart<HTMLInputElement>(player, 'position')
  if (!audio || !panel || !play || !position) return

  panel.hidden = false
  audio.controls = false
  pauseOthersOnPlay(audio)
  syncSpeed(audio, findPart<HTMLSelectElement>(player, 'speed'))
  const seekBy = (by: number) => seekTo(audio, audio.currentTime + by)

  play.addEventListener('click', () => (audio.paused ? start(audio) : audio.pause()))
  findPart(player, 'back')?.addEventListener('click', () => seekBy(-SEEK_SECONDS))
  findPart(player, 'forward')?.addEventListener('click', () => seekBy(SEEK_SECONDS))
  for (const type of ['pointerdown', 'focus'])
    position.addEventListener(type, () => loadMetadata(audio))
  position.addEventListener('input', () => seekTo(audio, Number(position.value)))
  position.addEventListener('keydown', (event) => {
    const by = SECONDS_OF_KEY[event.key]
    if (by === undefined) return
    event.preventDefault()
    seekBy(by)
  })

  const show = () => showPosition(player, audio, position)
  for (const type of ['timeupdate', 'durationchange', 'seeking', 'seeked']) {
    audio.addEventListener(type, show)
  }
  for (const type of ['play', 'pause']) {
    audio.addEventListener(type, () => showPlayState(player, audio.paused))
  }
  showFailures(audio, player, () => showPlayState(player, true))
  show()
}

const SECONDS_OF_KEY: Readonly<Record<string, number>> = {
  ArrowLeft: -SMALL_SEEK_SECONDS,
  ArrowDown: -SMALL_SEEK_SECONDS,
  ArrowRight: SMALL_SEEK_SECONDS,
  ArrowUp: SMALL_SEEK_SECONDS,
  PageDown: -SEEK_SECONDS,
  PageUp: SEEK_SECONDS,
}

function showPosition(player: HTMLElement, audio: HTMLAudioElement, position: HTMLInputElement) {
  const isKnown = Number.isFinite(audio.duration)
  const [now, length] = [
    formatClock(audio.currentTime),
    isKnown ? formatClock(audio.duration) : '–:––',
  ]
  position.max = isKnown ? String(audio.duration) : '1'
  position.value = isKnown ? String(audio.currentTime) : '0'
  const reading = position.dataset.reading ?? ''
  const spoken = reading.replace('{now}', now).replace('{length}', length)
  position.setAttribute('aria-valuetext', isKnown ? spoken : now)
  write(player, 'now', now)
  write(player, 'length', length)
}

function showPlayState(player: HTMLElement, paused: boolean): void {
  const [whenPaused, whenPlaying] = [
    findPart(player, 'when-paused'),
    findPart(player, 'when-playing'),
  ]
  if (whenPaused) whenPaused.hidden = !paused
  if (whenPlaying) whenPlaying.hidden = paused
}

function write(player: HTMLElement, name: string, text: string): void {
  const target = findPart(player, name)
  if (target && target.textContent !== text) target.textContent = text
}
