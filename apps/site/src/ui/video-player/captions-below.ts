/**
 * Shows the captions of a film in an element under its picture, where they cover nothing (BLOCK-12). The
 * browser's own menu of captions still turns them on and off. Where full screen belongs to the device, as on
 * telephones of Apple, a style sheet cannot tell when the film fills it: there the browser keeps drawing them.
 */
export function captionsBelow(film: HTMLVideoElement, below: HTMLElement): void {
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
