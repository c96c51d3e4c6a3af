import { seekTo, start } from '../playback/playback.ts'

/** Plays from a pressed time, and marks the passage being played (BLOCK-12). */
export function enhance(transcript: HTMLElement): void {
  const recording = document.getElementById(transcript.dataset.recording ?? '')
  if (!(recording instanceof HTMLMediaElement)) return
  const links = [...transcript.querySelectorAll<HTMLAnchorElement>('a[data-at]')]
  const timeOf = (link: HTMLAnchorElement) => Number(link.dataset.at)

  for (const link of links) {
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      seekTo(recording, timeOf(link))
      start(recording)
    })
  }
  recording.addEventListener('timeupdate', () => {
    const current = links.findLast((link) => timeOf(link) <= recording.currentTime + EARLY_SECONDS)
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  })
}

/** A seek may land slightly early. */
const EARLY_SECONDS = 0.25
