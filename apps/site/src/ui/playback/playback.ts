/** One recording at a time: the others on the page stop when this one starts. */
export function playAlone(media: HTMLMediaElement): void {
  media.addEventListener('play', () => {
    for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
      if (other !== media) other.pause()
    }
  })
}

/**
 * Goes to a place in a recording, also before any of it is loaded: the length is asked for first, so
 * that the player knows where that is.
 */
export function seekTo(media: HTMLMediaElement, seconds: number): void {
  load(media)
  const end = Number.isFinite(media.duration) ? media.duration : Number.POSITIVE_INFINITY
  media.currentTime = Math.min(Math.max(0, seconds), end)
}

/** Asks for the length of a recording, once; nothing of it is loaded before the visitor acts. */
export function load(media: HTMLMediaElement): void {
  if (media.preload === 'none') media.preload = 'metadata'
}

/**
 * Plays; what has failed is asked for again, from where it was. One that cannot be played says so through its
 * `error` event.
 */
export function start(media: HTMLMediaElement): void {
  if (media.error !== null || media.networkState === media.NETWORK_NO_SOURCE) {
    const { currentTime } = media
    media.load()
    media.currentTime = currentTime
  }
  media.play().catch(() => undefined)
}

/**
 * Says in its player that a recording could not be played, until it plays after all. The file itself is offered
 * only where there is one: a browser may not know its kind, but a link to what is gone helps nobody.
 */
export function tellFailure(media: HTMLMediaElement, player: HTMLElement, onFail = () => {}): void {
  const place = player.querySelector('[data-part="failed"]')
  const words = player.querySelector<HTMLTemplateElement>('[data-part="failure"]')
  for (const source of [media, ...media.querySelectorAll('source')]) {
    source.addEventListener('error', () => {
      if (words) place?.replaceChildren(words.content.cloneNode(true))
      const file = place?.querySelector<HTMLAnchorElement>('[data-part="file"]')
      if (file) void offerFile(file)
      onFail()
    })
  }
  media.addEventListener('playing', () => place?.replaceChildren())
}

async function offerFile(link: HTMLAnchorElement): Promise<void> {
  const isThere = await fetch(link.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  link.hidden = !isThere
}

/** Keeps a choice of speeds and the speed of a recording the same. */
export function followSpeed(media: HTMLMediaElement, choice: HTMLSelectElement | null): void {
  choice?.addEventListener('change', () => {
    media.playbackRate = Number(choice.value)
  })
  media.addEventListener('ratechange', () => {
    if (choice) choice.value = String(media.playbackRate)
  })
}
