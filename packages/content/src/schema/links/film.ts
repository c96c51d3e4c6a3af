import type { Link } from './multilink.ts'

/** A film in a file, of ours or of another site, which the browser plays by itself. */
export interface FilmFile {
  readonly kind: 'file'
  readonly href: string
  /** The media type where a browser has to know it to tell whether it can play the file. */
  readonly type: string | undefined
  readonly ours: boolean
}

/** A film that only the player of its provider plays, in a frame. */
export interface FilmFrame {
  readonly kind: 'frame'
  readonly provider: 'YouTube' | 'Vimeo'
  /** The provider's player in the form that stores least about the visitor. */
  readonly src: string
}

export type Film = FilmFile | FilmFrame

/** The only places that films are framed from. */
export const FILM_FRAME_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/**
 * The film that a link leads to: a file (mp4, webm, or HLS where the browser has it), or one at YouTube or
 * Vimeo. Undefined for every other address: that is shown as a link (BLOCK-12, BLOCK-2a). Only what is
 * known of an address is taken over, so that nothing else in it reaches the frame. Never throws.
 */
export function filmAt(link: Pick<Link, 'href' | 'external'>): Film | undefined {
  const url = URL.parse(link.href, 'https://site.invalid')
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  const [, extension = ''] = /\.(mp4|webm|m3u8)$/i.exec(url.pathname) ?? []
  const plain = url.username === '' && url.password === '' && url.port === ''
  if (extension !== '') return fileAt(link, url, extension.toLowerCase())
  if (!link.external || !plain) return undefined
  return youTube(url) ?? vimeo(url)
}

/** A page that is reached over https plays nothing from plain http. */
function fileAt({ href, external }: Pick<Link, 'href' | 'external'>, url: URL, extension: string) {
  if (external && (url.protocol !== 'https:' || url.username !== '')) return undefined
  const type = extension === 'm3u8' ? 'application/vnd.apple.mpegurl' : undefined
  return { kind: 'file', href, type, ours: !external } as const
}

const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com'])

function youTube(url: URL): FilmFrame | undefined {
  const host = url.hostname.replace(/^www\./, '')
  const segments = url.pathname.split('/').filter(Boolean)
  const named = /^\/(?:shorts|embed|live|v)\//.test(url.pathname) ? segments[1] : undefined
  const watched = url.pathname === '/watch' ? url.searchParams.get('v') : undefined
  const id =
    host === 'youtu.be'
      ? segments[0]
      : host === 'youtube-nocookie.com'
        ? named
        : YOUTUBE_HOSTS.has(host)
          ? (watched ?? named)
          : undefined
  // A playlist has an address with a word of eleven letters in the place of a film.
  if (id === undefined || id === 'videoseries' || !/^[\w-]{11}$/.test(id)) return undefined
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')
  const options = new URLSearchParams({ rel: '0', ...(start > 0 ? { start: String(start) } : {}) })
  const src = `https://www.youtube-nocookie.com/embed/${id}?${options}`
  return { kind: 'frame', provider: 'YouTube', src }
}

function vimeo(url: URL): FilmFrame | undefined {
  const host = url.hostname.replace(/^www\./, '')
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return undefined
  const [, id = '', inPath] =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(
      url.pathname,
    ) ?? []
  if (id === '') return undefined
  const hash = inPath ?? url.searchParams.get('h') ?? ''
  const secret = /^[\da-f]{6,20}$/.test(hash) ? { h: hash } : {}
  const start = secondsOf(/^#t=([\dhms]+)$/.exec(url.hash)?.[1] ?? '')
  const options = new URLSearchParams({ dnt: '1', ...secret })
  const src = `https://player.vimeo.com/video/${id}?${options}${start > 0 ? `#t=${start}s` : ''}`
  return { kind: 'frame', provider: 'Vimeo', src }
}

/** Seconds of `90`, `90s` or `1h2m3s`; 0 for anything else. */
function secondsOf(time: string): number {
  if (time.length > 12) return 0
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
