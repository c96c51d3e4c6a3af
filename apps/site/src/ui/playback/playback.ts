/** Finds the element that a player's markup names by `data-part`. */
export function findPart<E extends HTMLElement>(player: HTMLElement, name: string): E | null {
  return player.querySelector<E>(`[data-part="${name}"]`)
}

/** Pauses the page's other recordings when this one starts. */
export function pauseOthersOnPlay(media: HTMLMediaElement): void {
  media.addEventListener('play', () => {
    for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
      if (other !== media) other.pause()
    }
  })
}

/** Seeks, even before anything is loaded: the metadata is loaded first. */
export function seekTo(media: HTMLMediaElement, seconds: number): void {
  loadMetadata(media)
  const end = Number.isFinite(media.duration) ? media.duration : Number.POSITIVE_INFINITY
  media.currentTime = Math.min(Math.max(0, seconds), end)
}

/** Loads the metadata, when the visitor acts; nothing is loaded before. */
export function loadMetadata(media: HTMLMediaElement): void {
  if (media.preload === 'none') media.preload = 'metadata'
}

/** Plays; a recording that has failed is loaded again and resumes. Failures are reported by the `error` event. */
export function start(media: HTMLMediaElement): void {
  if (media.error !== null || media.networkState === media.NETWORK_NO_SOURCE) {
    const { currentTime } = media
    media.load()
    media.currentTime = currentTime
  }
  media.play().catch(() => undefined)
}

/**
 * Shows a message when the recording fails, until it plays, and calls `onFail`. Links to the file if it exists: the
 * browser may not support its type.
 */
export function showFailures(
  media: HTMLMediaElement,
  player: HTMLElement,
  onFail = () => {},
): void {
  const message = player.querySelector('[data-part="failed"]')
  const failure = player.querySelector<HTMLTemplateElement>('[data-part="failure"]')
  for (const source of [media, ...media.querySelectorAll('source')]) {
    source.addEventListener('error', () => {
      if (failure) message?.replaceChildren(failure.content.cloneNode(true))
      const file = message?.querySelector<HTMLAnchorElement>('[data-part="file"]')
      if (file) void offerFile(file)
      onFail()
    })
  }
  media.addEventListener('playing', () => message?.replaceChildren())
}

/** Shows the link to a recording's file if the file can be fetched. */
async function offerFile(link: HTMLAnchorElement): Promise<void> {
  const exists = await fetch(link.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  link.hidden = !exists
}

/** Keeps the speed control and the recording in step. */
export function syncSpeed(media: HTMLMediaElement, choice: HTMLSelectElement | null): void {
  choice?.addEventListener('change', () => {
    media.playbackRate = Number(choice.value)
  })
  media.addEventListener('ratechange', () => {
    if (choice) choice.value = String(media.playbackRate)
  })
}
