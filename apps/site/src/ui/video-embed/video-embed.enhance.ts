import { giveConsent, hasConsent } from '../consent/consent.ts'
import { findPart, pauseOthersOnPlay, start } from '../playback/playback.ts'

const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'
const PERMISSIONS = 'autoplay; fullscreen; picture-in-picture'

/**
 * Replaces the poster with the provider's player. Pressing play is consent to this video or, if the checkbox is
 * checked, to all videos of other sites (BLOCK-12). Nothing loads from the provider before.
 */
export function enhance(root: HTMLElement): void {
  const stage = findPart(root, 'stage')
  const link = findPart(root, 'link')
  const playButton = findPart<HTMLButtonElement>(root, 'play')
  const alwaysCheckbox = findPart<HTMLInputElement>(root, 'always')
  if (!stage || !link || !playButton)
    throw new Error('The video embed has no stage, link or play button in its markup')

  setShown(root, 'foot', true)
  if (hasConsent('media')) {
    setShown(root, 'terms', false)
    playButton.querySelector('[data-part="where"]')?.remove()
  }
  playButton.hidden = false
  link.hidden = true
  const facade = [...stage.childNodes]
  const fail = () => {
    const hadFocus = stage.contains(document.activeElement)
    stage.replaceChildren(...facade)
    if (hadFocus) playButton.focus()
    showFailed(root)
  }
  playButton.addEventListener('click', () => {
    // Offline, a frame would show the browser's error page without reporting it.
    if (!navigator.onLine) return showFailed(root)
    findPart(root, 'failed')?.replaceChildren()
    if (alwaysCheckbox?.checked) giveConsent('media')
    setShown(root, 'terms', false)
    const player = root.dataset.frame === undefined ? createVideo(root, fail) : createFrame(root)
    stage.replaceChildren(player)
    player.focus()
    if (player instanceof HTMLVideoElement) start(player)
  })
}

function createFrame({ dataset }: HTMLElement): HTMLElement {
  const frame = document.createElement('iframe')
  frame.className = 'video-embed-player'
  frame.title = dataset.title ?? ''
  frame.allow = PERMISSIONS
  frame.setAttribute('sandbox', SANDBOX)
  // Providers require the origin of the embedding site.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  const address = new URL(dataset.frame ?? '')
  address.searchParams.set('autoplay', '1')
  frame.src = address.href
  return frame
}

function createVideo(root: HTMLElement, onFail: () => void): HTMLElement {
  const video = document.createElement('video')
  video.className = 'video-embed-player'
  video.ariaLabel = root.dataset.title ?? ''
  video.controls = true
  video.playsInline = true
  const source = document.createElement('source')
  source.src = root.dataset.film ?? ''
  if (root.dataset.type !== undefined) source.type = root.dataset.type
  for (const target of [source, video]) target.addEventListener('error', onFail)
  const captions = findPart<HTMLTemplateElement>(root, 'captions')?.content.cloneNode(true)
  video.append(source, ...(captions ? [captions] : []))
  pauseOthersOnPlay(video)
  return video
}

function showFailed(root: HTMLElement): void {
  const failure = findPart<HTMLTemplateElement>(root, 'failure')?.content.cloneNode(true)
  if (failure) findPart(root, 'failed')?.replaceChildren(failure)
}

function setShown(root: HTMLElement, name: string, isShown: boolean): void {
  const element = findPart(root, name)
  if (element) element.hidden = !isShown
}
