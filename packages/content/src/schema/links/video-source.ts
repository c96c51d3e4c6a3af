import type { Link } from './multilink.ts'

/** Video for the browser's own player. */
export interface VideoFile {
  readonly kind: 'file'
  readonly href: string
  /** Media type, if the browser needs it to decide whether it can play the file. */
  readonly type: string | undefined
  readonly isSelfHosted: boolean
}

/** Video in its provider's player. */
export interface VideoFrame {
  readonly kind: 'frame'
  readonly provider: 'YouTube' | 'Vimeo'
  /** Player address with the least tracking the provider offers. */
  readonly src: string
}

export type VideoSource = VideoFile | VideoFrame

/** Origins of the providers' players, which pages may frame. */
export const VIDEO_FRAME_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/**
 * Finds the video of a link (BLOCK-12, BLOCK-2a): a file (mp4, webm, or HLS where the browser supports it), YouTube or
 * Vimeo. Undefined for any other address. Rebuilds a player's address from known parts. Never throws.
 */
export function videoAt(link: Pick<Link, 'href' | 'isExternal'>): VideoSource | undefined {
  const url = URL.parse(link.href, 'https://site.invalid')
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  const [, extension = ''] = /\.(mp4|webm|m3u8)$/i.exec(url.pathname) ?? []
  const isPlain = url.username === '' && url.password === '' && url.port === ''
  if (extension !== '') return fileAt(link, url, extension.toLowerCase())
  if (!link.isExternal || !isPlain) return undefined
  return youTube(url) ?? vimeo(url)
}

/** Undefined for another site's file with a user name, or without https, which an https page cannot play. */
function fileAt(
  { href, isExternal }: Pick<Link, 'href' | 'isExternal'>,
  url: URL,
  extension: string,
) {
  if (isExternal && (url.protocol !== 'https:' || url.username !== '')) return undefined
  const type = extension === 'm3u8' ? 'application/vnd.apple.mpegurl' : undefined
  return { kind: 'file', href, type, isSelfHosted: !isExternal } as const
}

const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com'])

function youTube(url: URL): VideoFrame | undefined {
  const host = url.hostname.replace(/^www\./, '')
  const segments = url.pathname.split('/').filter(Boolean)
  const idInPath = /^\/(?:shorts|embed|live|v)\//.test(url.pathname) ? segments[1] : undefined
  const idInQuery = url.pathname === '/watch' ? url.searchParams.get('v') : undefined
  let id: string | null | undefined
  if (host === 'youtu.be') id = segments[0]
  else if (host === 'youtube-nocookie.com') id = idInPath
  else if (YOUTUBE_HOSTS.has(host)) id = idInQuery ?? idInPath
  // `videoseries` is a playlist, but has the form of an id.
  if (!id || id === 'videoseries' || !/^[\w-]{11}$/.test(id)) return undefined
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')
  const options = new URLSearchParams({ rel: '0', ...(start > 0 ? { start: String(start) } : {}) })
  const src = `https://www.youtube-nocookie.com/embed/${id}?${options}`
  return { kind: 'frame', provider: 'YouTube', src }
}

function vimeo(url: URL): VideoFrame | undefined {
  const host = url.hostname.replace(/^www\./, '')
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return undefined
  const [, id = '', hashInPath] =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(
      url.pathname,
    ) ?? []
  if (id === '') return undefined
  const hash = hashInPath ?? url.searchParams.get('h') ?? ''
  const secret = /^[\da-f]{6,20}$/.test(hash) ? { h: hash } : {}
  const start = secondsOf(/^#t=([\dhms]+)$/.exec(url.hash)?.[1] ?? '')
  const options = new URLSearchParams({ dnt: '1', ...secret })
  const src = `https://player.vimeo.com/video/${id}?${options}${start > 0 ? `#t=${start}s` : ''}`
  return { kind: 'frame', provider: 'Vimeo', src }
}

/** Parses `90`, `90s` or `1h2m3s` to seconds; anything else is 0. */
function secondsOf(time: string): number {
  if (time.length > 12) return 0
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
